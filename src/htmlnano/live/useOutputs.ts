import { useEffect } from 'react';
import { describeSaving } from '../../plugins/code-examples/bytesSaved';
import { announce } from '../../plugins/shared/announce';
import { truncate } from '../../plugins/shared/text';
import { type Input, minifyAll, type Output } from './minify';
import { useAsync } from './useAsync';

/**
 * Minifies inputs and announces the outcome, again whenever they change.
 *
 * @param inputs compared by identity; `undefined` to minify nothing
 * @returns the last outputs, whether they belong to these inputs, and how to minify
 *   these once more
 */
export function useOutputs(inputs: readonly Input[] | undefined) {
  const {
    value: outputs = [],
    isCurrent,
    retry,
  } = useAsync(inputs, 150, minifyAll);
  useEffect(() => {
    if (isCurrent) announce(outputs.map(summaryOf).join(' '));
  }, [isCurrent, outputs]);
  return { outputs, isCurrent, retry };
}

/** Characters of an error that are read aloud; the page shows the others. */
const ANNOUNCED = 400;

const summaryOf = (output: Output): string =>
  output.kind === 'result'
    ? `Result: ${describeSaving(output.before.raw, output.after.raw)}.`
    : `Error: ${truncate(output.text, ANNOUNCED)}`;
