import { useEffect, useRef, useState } from 'react';

/**
 * Computes a value from an input: at once the first time, then debounced.
 *
 * @param input compared by identity; `undefined` to compute nothing
 * @param pause milliseconds for which an input must stay the same
 * @param make a stable function
 * @returns the last value, whether it belongs to this input, and how to compute it
 *   once more
 */
export function useAsync<In extends object, Value>(
  input: In | undefined,
  pause: number,
  make: (input: In, isStale: () => boolean) => Promise<Value>,
): {
  readonly value: Value | undefined;
  readonly isCurrent: boolean;
  readonly retry: () => void;
} {
  const [done, setDone] = useState<{
    readonly of: In;
    readonly attempt: number;
    readonly value: Value;
  }>();
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!input) return undefined;
    let isStale = false;
    const run = async (): Promise<void> => {
      isFirst.current = false;
      const value = await make(input, () => isStale);
      if (!isStale) setDone({ of: input, attempt, value });
    };
    const timer = setTimeout(() => void run(), isFirst.current ? 0 : pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [input, pause, make, attempt]);
  const isCurrent = done?.of === input && done?.attempt === attempt;
  const retry = (): void => setAttempt(attempt + 1);
  return { value: done?.value, isCurrent, retry };
}
