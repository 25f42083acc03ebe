import type { Block, Section } from './blocks';
import { at, type PageChecks } from './checks';

/** Counts the code blocks of pages, by what the tests do with them. */
export function countBlocks(
  pages: readonly {
    readonly sections: readonly Section[];
    readonly checks: PageChecks;
  }[],
) {
  const all = pages.flatMap(({ sections }) => sections);
  const blocks = all.flatMap((section) => section.blocks);
  const used = pages.flatMap(({ checks }) => executedBlocks(checks));
  const illustrations = pages.flatMap(({ checks }) => checks.illustrations);
  // Compared by file and line, as pages may be read more than once.
  const places = new Set([...used, ...illustrations].map(at));
  return {
    blocks: blocks.length,
    executed: new Set(used.map(at)).size,
    illustrations: illustrations.length,
    /** Sources that are minified and compared with their result. */
    examples: pages.flatMap(({ checks }) => checks.examples).length,
    /** There must be none. */
    unused: blocks.filter((block) => !places.has(at(block))),
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
