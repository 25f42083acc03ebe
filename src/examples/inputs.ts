import type { Kind } from './grammar';

/** What the next result of a section is made of, as far as the page has told it. */
export interface Inputs<Block> {
  readonly source?: Block | undefined;
  readonly options?: Block | undefined;
  /** A configuration file, which options below it replace. */
  readonly config?: Block | undefined;
}

/**
 * Which source and options belong to which result: those that stand nearest above
 * it under its heading. The one place that says so, for the tests, the page and
 * its editors.
 *
 * @param before the inputs above a block; none at a heading
 * @returns the inputs below it
 */
export function inputsBelow<Block extends { readonly kind: Kind }>(
  before: Inputs<Block>,
  block: Block,
): Inputs<Block> {
  switch (block.kind) {
    case 'source':
      return { ...before, source: block };
    case 'options':
      return { ...before, options: block };
    case 'config':
      return { ...before, options: undefined, config: block };
    default:
      return before;
  }
}

/** Whether a block is what the library makes, and not what it is given. */
export const isResult = ({ kind }: { readonly kind: Kind }): boolean =>
  kind === 'result' || kind === 'error';
