import path from 'node:path';
import { evaluate } from '../src/htmlnano/library/literal';
import { readMarkdown } from '../src/plugins/shared/markdown';
import {
  type Inputs,
  inputsBelow,
  isResult,
} from '../src/plugins/code-examples/inputs';
import {
  type Block,
  GrammarError,
  type Mistake,
  readSections,
  type Section,
} from './blocks';

/** A source that the library turns into a result, or refuses with an error. */
export interface ExampleCheck {
  readonly source: Block;
  readonly options: Block | undefined;
  /** A configuration file for the working directory of the run. */
  readonly config: Block | undefined;
  readonly expected: Block;
}

/**
 * The options of an example; `undefined` for none, and for invalid ones, which
 * running the example reports.
 */
export function optionsOf({
  options,
}: Pick<ExampleCheck, 'options'>):
  Readonly<Record<string, unknown>> | undefined {
  if (!options) return undefined;
  try {
    return evaluate(options.text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** A file to write, or a program or command to run, in a project's folder. */
interface ProjectStep {
  readonly block: Block;
  /** What running it prints or writes. */
  readonly outputs: readonly Block[];
}

/** The programs and commands of a section, run in one temporary project. */
export interface ProjectCheck {
  readonly heading: string;
  readonly line: number;
  /** The packages that the page told the reader to install, if it did. */
  readonly packages: readonly string[] | undefined;
  /** In the order of the page. */
  readonly steps: readonly ProjectStep[];
}

export interface PageChecks {
  readonly examples: readonly ExampleCheck[];
  readonly projects: readonly ProjectCheck[];
  /** `npm install` commands. */
  readonly installs: readonly Block[];
  readonly illustrations: readonly Block[];
}

/** The actual result of a run, and the block that states the expected one. */
export interface Outcome {
  readonly block: Block;
  readonly actual: string;
  /** A failure that rewriting the block cannot fix. */
  readonly problem?: string | undefined;
}

/** Reads the checks of a page, by its path relative to the site. */
export function readPageChecks(siteDir: string, file: string): PageChecks {
  const markdown = readMarkdown(path.join(siteDir, file));
  return checksOf(readSections(markdown, file), file);
}

/**
 * Turns a page's blocks into checks.
 *
 * @throws GrammarError when a block lacks another, such as a result its source
 */
export function checksOf(
  sections: readonly Section[],
  file: string,
): PageChecks {
  const checks: Collected = {
    examples: [],
    projects: [],
    installs: [],
    illustrations: [],
    mistakes: [],
  };
  // The section above and those that it is part of.
  let outer: Pick<Part, 'depth' | 'packages'>[] = [];
  for (const { blocks, ...section } of sections) {
    outer = outer.filter(({ depth }) => depth < section.depth);
    const packages = outer.at(-1)?.packages;
    const shown = blocks.filter(({ proof }) => proof === undefined);
    for (const line of new Set(blocks.map(({ proof }) => proof))) {
      if (line === undefined) continue;
      const proof = blocks.filter((block) => block.proof === line);
      const above = shown.filter((block) => block.line < line);
      readBlocks({ ...section, blocks: proof, above, packages }, checks);
    }
    // Options and files may stand on a page by themselves, if a proof uses them.
    const proven = new Set([
      ...checks.examples.flatMap(({ options, config }) => [options, config]),
      ...checks.projects.flatMap(({ steps }) =>
        steps.map((step) => step.block),
      ),
    ]);
    const part = { ...section, blocks: shown, above: [], packages };
    outer.push({ ...section, packages: readBlocks(part, checks, proven) });
  }
  if (checks.mistakes.length > 0) throw new GrammarError(file, checks.mistakes);
  return checks;
}

type Collected = {
  -readonly [Part in keyof PageChecks]: PageChecks[Part][number][];
} & { readonly mistakes: Mistake[] };

/** What a reader sees of a section, or a proof in it. */
interface Part extends Section {
  /** What a reader sees above a proof: it may use these, and nothing below uses it. */
  readonly above: readonly Block[];
  /** The packages that the sections around it have installed. */
  readonly packages: readonly string[] | undefined;
}

/**
 * @param proven options, configuration and files that a proof uses
 * @returns the packages that are installed at its end
 */
function readBlocks(
  { heading, blocks, above, ...before }: Part,
  { examples, projects, installs, illustrations, mistakes }: Collected,
  proven?: ReadonlySet<Block | undefined>,
): readonly string[] | undefined {
  let packages = above.filter(isInstall).reduce(withPackages, before.packages);
  const steps: ProjectStep[] = above
    .filter(isFile)
    .map((block) => ({ block, outputs: [] }));
  /** Blocks that no check uses so far: those that remain are mistakes. */
  const unused = new Set<Block>();
  let inputs = above.reduce<Inputs<Block>>(inputsBelow, {});
  let outputs: Block[] | undefined;
  for (const block of blocks) {
    const { kind } = block;
    if (kind !== 'output') outputs = undefined;
    if (kind === 'illustration') illustrations.push(block);
    else if (isInstall(block)) {
      installs.push(block);
      packages = withPackages(packages, block);
    } else if (isRun(block)) {
      outputs = [];
      steps.push({ block, outputs });
      for (const other of unused) {
        if (isFile(other)) unused.delete(other);
      }
    } else if (kind === 'output') {
      if (outputs) outputs.push(block);
      else {
        const message =
          'an output must follow the program or command that makes it.';
        mistakes.push({ line: block.line, message });
      }
    } else if (isResult(block)) {
      const { source, options, config } = inputs;
      if (source && (options ?? config)) {
        for (const used of [source, options, config]) {
          if (used) unused.delete(used);
        }
        examples.push({ source, options, config, expected: block });
      } else {
        const message = `a ${kind} needs a source and options (or a configuration file) above it, under the same heading.`;
        mistakes.push({ line: block.line, message });
      }
    } else {
      unused.add(block);
      inputs = inputsBelow(inputs, block);
      if (isFile(block)) steps.push({ block, outputs: [] });
    }
  }
  if (steps.some(({ block }) => isRun(block))) {
    projects.push({ heading, line: blocks[0]?.line ?? 0, packages, steps });
  }
  for (const block of unused) {
    if (proven?.has(block)) continue;
    const message =
      block.kind === 'source'
        ? 'no result follows that is made of this source. One source serves all results below it, up to the next source or heading.'
        : `nothing follows under this heading that uses this "${block.kind}" block.${block.kind === 'options' ? ' An empty result is enough: npm run examples:update fills it.' : ''}`;
    mistakes.push({ line: block.line, message });
  }
  return packages;
}

const isInstall = ({ kind, text }: Block): boolean =>
  kind === 'command' && text.startsWith('npm install');

const isFile = ({ kind }: Block): boolean =>
  kind === 'file' || kind === 'config';

const withPackages = (
  packages: readonly string[] | undefined,
  block: Block,
): readonly string[] => [...(packages ?? []), ...installed(block)];

/** Whether a block is run: it is a program or a command. */
export const isRun = ({ kind }: Block): boolean =>
  kind === 'program' || kind === 'command';

/** `file:line` of a block, for messages. */
export const at = ({ file, line }: Block): string => `${file}:${String(line)}`;

/** The package names of the `npm install` lines of a command block. */
export function installed(block: Block): string[] {
  return block.text
    .split('\n')
    .flatMap((line) => line.split(/\s+/).slice(2))
    .filter((word) => word !== '' && !word.startsWith('-'))
    .map((word) => word.replace(/(.)@.*$/, '$1'));
}
