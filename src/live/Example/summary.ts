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

/** Says how long results took together. */
export function timeOf(outputs: readonly (Output | undefined)[]): string {
  const times = outputs.flatMap((output) =>
    output?.kind === 'result' ? output.milliseconds : [],
  );
  if (times.length === 0) return '';
  return `${String(Math.ceil(times.reduce((a, b) => a + b)))} ms`;
}
