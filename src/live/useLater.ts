import { useEffect, useRef, useState } from 'react';
import { type Input, minify, type Output } from './minify';
import { type Shared, toHash } from './share';

/**
 * Makes something of an input, anew when there is another: at once the first time,
 * from then on when it has stayed for a while.
 *
 * @param input the same object as long as it says the same
 * @param pause milliseconds
 * @param make the same function each time
 * @returns what was made last, and whether it is of this input
 */
export function useLater<In extends object, Made>(
  input: In,
  pause: number,
  make: (input: In, isStale: () => boolean) => Promise<Made>,
): { readonly made: Made | undefined; readonly isCurrent: boolean } {
  const [done, setDone] = useState<{ readonly of: In; readonly made: Made }>();
  const isFirst = useRef(true);
  useEffect(() => {
    let isStale = false;
    const run = async (): Promise<void> => {
      isFirst.current = false;
      const made = await make(input, () => isStale);
      if (!isStale) setDone({ of: input, made });
    };
    const timer = setTimeout(() => void run(), isFirst.current ? 0 : pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [input, pause, make]);
  return { made: done?.made, isCurrent: done?.of === input };
}

/** Minifies what stands in editors: an output for each, once there are any. */
export function useOutputs(inputs: readonly Input[]): {
  readonly outputs: readonly (Output | undefined)[];
  readonly isCurrent: boolean;
} {
  const { made: outputs = [], isCurrent } = useLater(inputs, 150, minifyAll);
  return { outputs, isCurrent };
}

// One after the other: a worker does no more at a time anyway, and a change of the
// inputs need not wait for all of them.
async function minifyAll(
  inputs: readonly Input[],
  isStale: () => boolean,
): Promise<readonly Output[]> {
  const outputs: Output[] = [];
  for (const input of inputs) {
    if (!isStale()) outputs.push(await minify(input));
  }
  return outputs;
}

/** The hash that holds a state; `undefined` while it is made, or too long. */
export function useHash(state: Shared): {
  readonly made: string | undefined;
  readonly isCurrent: boolean;
} {
  return useLater(state, 300, toHash);
}
