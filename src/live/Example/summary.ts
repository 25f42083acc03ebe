import { saved } from '../../examples/bytesSaved';
import type { Output } from '../minify';

/** Summarizes the outputs for screen readers. */
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
