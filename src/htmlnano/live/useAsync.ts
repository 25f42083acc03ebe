import { useEffect, useRef, useState } from 'react';

/**
 * Computes a value from an input: at once the first time, then debounced.
 *
 * @param input compared by identity; `undefined` to compute nothing
 * @param pause milliseconds for which an input must stay the same
 * @param make a stable function
 * @returns the last value, and whether it belongs to this input
 */
export function useAsync<In extends object, Value>(
  input: In | undefined,
  pause: number,
  make: (input: In, isStale: () => boolean) => Promise<Value>,
): { readonly value: Value | undefined; readonly isCurrent: boolean } {
  const [done, setDone] = useState<{
    readonly of: In;
    readonly value: Value;
  }>();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!input) return undefined;
    let isStale = false;
    const run = async (): Promise<void> => {
      isFirst.current = false;
      const value = await make(input, () => isStale);
      if (!isStale) setDone({ of: input, value });
    };
    const timer = setTimeout(() => void run(), isFirst.current ? 0 : pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [input, pause, make]);
  const isCurrent = done !== undefined && done.of === input;
  return { value: done?.value, isCurrent };
}
