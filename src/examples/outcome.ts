import type { Block } from './blocks';

/** What came out of a run, beside the block that says what should have. */
export interface Outcome {
  readonly block: Block;
  readonly actual: string;
  /** A failure that a rewrite of the block cannot mend. */
  readonly problem?: string | undefined;
}
