import { useEffect, useState } from 'react';
import { type Input, minify, type Output } from './minify';

// A pause in typing, in milliseconds, after which it is worth to minify.
const PAUSE = 150;

/**
 * Minifies what stands in editors, again whenever it changes.
 *
 * @param inputs the same number of them each time
 * @returns for each the output, `undefined` before the first; and whether they
 *   are those of the inputs as they are now
 */
export function useOutputs(inputs: readonly Input[]): {
  readonly outputs: readonly (Output | undefined)[];
  readonly isCurrent: boolean;
} {
  const asked = JSON.stringify(inputs);
  const [state, setState] = useState<{
    readonly answers: string;
    readonly outputs: readonly (Output | undefined)[];
  }>({ answers: '', outputs: [] });
  const isFirst = state.answers === '';
  useEffect(() => {
    let isStale = false;
    const run = async (): Promise<void> => {
      const outputs: Output[] = [];
      // One after the other: a worker does no more at a time anyway, and a
      // change of the inputs need not wait for all of them.
      for (const input of JSON.parse(asked) as Input[]) {
        outputs.push(await minify(input));
        if (isStale) return;
      }
      setState({ answers: asked, outputs });
    };
    const timer = setTimeout(() => void run(), isFirst ? 0 : PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, isFirst]);
  return { outputs: state.outputs, isCurrent: state.answers === asked };
}
