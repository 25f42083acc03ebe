import { useEffect, useRef, useState } from 'react';

/**
 * Makes something of an input, anew when there is another: at once the first time,
 * from then on when it has stayed for a while.
 *
 * @param input the same object as long as it says the same; `undefined` for nothing
 *   to be made
 * @param pause milliseconds
 * @param make the same function each time
 * @returns what was made last, and whether it is of this input
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
