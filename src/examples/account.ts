import type { Block, Section } from './blocks';
import type { PageChecks } from './checks';

/** How many code blocks a set of pages has, and what becomes of them. */
export interface Account {
  readonly blocks: number;
  readonly executed: number;
  readonly illustrations: number;
  /** Sources that are run with options and compared with their result. */
  readonly examples: number;
  /** Blocks that nothing uses: there must be none. */
  readonly unused: readonly Block[];
}

/** Adds up the blocks of pages. */
export function accountOf(
  pages: readonly {
    readonly sections: readonly Section[];
    readonly checks: PageChecks;
  }[],
): Account {
  const blocks = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => section.blocks),
  );
  const used = pages.flatMap(({ checks }) => executedBlocks(checks));
  const illustrations = pages.flatMap(({ checks }) => checks.illustrations);
  // Blocks are told apart by place: pages may be read more than once.
  const places = new Set([...used, ...illustrations].map(place));
  return {
    blocks: blocks.length,
    executed: new Set(used.map(place)).size,
    illustrations: illustrations.length,
    examples: pages.reduce(
      (sum, { checks }) => sum + checks.examples.length,
      0,
    ),
    unused: blocks.filter((block) => !places.has(place(block))),
  };
}

function executedBlocks(checks: PageChecks): Block[] {
  return [
    ...checks.installs,
    ...checks.examples.flatMap(({ source, options, config, expected }) =>
      [source, options, config, expected].filter(
        (block) => block !== undefined,
      ),
    ),
    ...checks.projects.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.type === 'write' ? [step.file] : [step.run, ...step.outputs],
      ),
    ),
  ];
}

function place({ file, line }: Block): string {
  return `${file}:${String(line)}`;
}
