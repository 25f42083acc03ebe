import type { Kind } from './grammar';

/** The blocks from which the next result of a section is made. */
export interface Inputs<Block> {
  readonly source?: Block | undefined;
  readonly options?: Block | undefined;
  readonly config?: Block | undefined;
}

/**
 * Decides which source and options belong to a result: the nearest ones above it under
 * the same heading. The tests, the page and its editors all use this.
 *
 * @param before the inputs above the block; empty after a heading
 * @returns the inputs below the block
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

/** Whether a block is an output of the library: a result or an error. */
export const isResult = ({ kind }: { readonly kind: Kind }): boolean =>
  kind === 'result' || kind === 'error';
