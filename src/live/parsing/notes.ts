import type { Node } from 'acorn';

/** Stands for a function, which is never made from typed text. */
export const A_FUNCTION: Readonly<Record<string, unknown>> = Object.freeze({
  function: 'not evaluated',
});

/** What is noted on the way through a value. */
export interface Notes {
  readonly functions: { path: string; line: number }[];
  /** Where keys stand, by path such as `minifyCss.preset`. */
  readonly lines: Map<string, number>;
  /** Keys that stand in an object more than once. */
  readonly duplicates: { path: string; line: number }[];
  /** The first line that holds what JSON does not have. */
  javaScript: number | undefined;
}

/** What a value may refer to, and how it is read. */
export interface Scope {
  readonly text: string;
  readonly functions: 'refuse' | 'note';
  /** Values of names that the text declares. */
  readonly names: ReadonlyMap<string, Node>;
}

/** The line of a node, counted from 1. */
export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}
