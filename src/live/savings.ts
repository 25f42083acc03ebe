import type { Step } from './steps';

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).byteLength;

/** Bytes that one module saved; less than none where it added some. */
export interface Saving {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Counts what each step saved, in bytes of UTF-8, and all of them together.
 * Steps that saved nothing are left out.
 */
export function savingsOf(steps: readonly Step[]): {
  readonly rows: readonly Saving[];
  readonly total: number;
} {
  const rows = steps
    .map(({ module, before, after }) => ({
      name: module ?? 'parsing and printing',
      bytes: bytesOf(before) - bytesOf(after),
    }))
    .filter(({ bytes }) => bytes !== 0);
  const [first] = steps;
  const last = steps.at(-1);
  const total = first && last ? bytesOf(first.before) - bytesOf(last.after) : 0;
  return { rows, total };
}
