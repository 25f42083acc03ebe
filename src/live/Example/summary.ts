import { saved } from '../../examples/bytesSaved';
import type { Output } from '../minify';

/** Says what came of an edit, for who cannot see it. */
export function summary(outputs: readonly (Output | undefined)[]): string {
  return outputs
    .map((output) => {
      if (!output) return '';
      return output.kind === 'result'
        ? `Result: ${saved(output.before.raw, output.after.raw)}.`
        : `Error: ${output.message}`;
    })
    .join(' ');
}

/** Says what a result is compressed, and how long it took. */
export function costs(output: Output | undefined): string {
  if (output?.kind !== 'result') return '';
  const { before, after, milliseconds } = output;
  const time =
    milliseconds < 1 ? 'less than 1' : String(Math.round(milliseconds));
  return `Gzip: ${String(before.gzip)} → ${String(after.gzip)} bytes. ${time} ms.`;
}
