import { type Block, GrammarError, type Section } from './blocks';

/** A source that the library turns into a result, or refuses with an error. */
export interface ExampleCheck {
  readonly type: 'example';
  readonly source: Block;
  readonly options: Block | undefined;
  /** A configuration file that lies in the working directory of the run. */
  readonly config: Block | undefined;
  readonly expected: Block;
}

/** Something that happens in a project's folder, in the page's order. */
export type Step =
  | { readonly type: 'write'; readonly file: Block }
  | {
      readonly type: 'run';
      readonly run: Block;
      readonly outputs: readonly Block[];
    };

/** The programs and commands of one section, run in one temporary project. */
export interface ProjectCheck {
  readonly type: 'project';
  readonly heading: string;
  readonly line: number;
  /**
   * Names of the packages that the page told the reader to install, or
   * `undefined` where it said nothing.
   */
  readonly packages: readonly string[] | undefined;
  readonly steps: readonly Step[];
}

export interface PageChecks {
  readonly examples: readonly ExampleCheck[];
  readonly projects: readonly ProjectCheck[];
  /** `npm install` commands. */
  readonly installs: readonly Block[];
  readonly illustrations: readonly Block[];
}

/**
 * Turns a page's blocks into what there is to check.
 *
 * @throws GrammarError when blocks do not belong together, such as a result
 *   without a source
 */
export function checksOf(sections: readonly Section[]): PageChecks {
  const mistakes: string[] = [];
  const checks = {
    examples: [] as ExampleCheck[],
    projects: [] as ProjectCheck[],
    installs: [] as Block[],
    illustrations: [] as Block[],
  };
  let chapter: string | undefined;
  let packages: string[] | undefined;
  for (const section of sections) {
    if (section.chapter !== chapter) packages = undefined;
    chapter = section.chapter;
    const read = new SectionReader(section, packages);
    for (const block of section.blocks) read.add(block);
    packages = read.packages;
    checks.examples.push(...read.examples);
    checks.installs.push(...read.installs);
    checks.illustrations.push(...read.illustrations);
    const project = read.project();
    if (project) checks.projects.push(project);
    mistakes.push(...read.mistakes());
  }
  if (mistakes.length > 0) throw new GrammarError(mistakes);
  return checks;
}

class SectionReader {
  readonly examples: ExampleCheck[] = [];
  readonly installs: Block[] = [];
  readonly illustrations: Block[] = [];
  readonly #steps: Step[] = [];
  readonly #mistakes: string[] = [];
  /** Blocks that nothing has used yet: left over, they are a mistake. */
  readonly #unused = new Set<Block>();
  #source: Block | undefined;
  #options: Block | undefined;
  #config: Block | undefined;
  #outputs: Block[] | undefined;

  constructor(
    private readonly section: Section,
    public packages: string[] | undefined,
  ) {}

  add(block: Block): void {
    if (block.kind !== 'output') this.#outputs = undefined;
    this.#add[block.kind](block);
  }

  mistakes(): string[] {
    const unused = [...this.#unused].map(
      (block) =>
        `${at(block)}: nothing follows that uses this "${block.kind}" block.`,
    );
    return [...this.#mistakes, ...unused];
  }

  project(): ProjectCheck | undefined {
    if (!this.#steps.some((step) => step.type === 'run')) return undefined;
    return {
      type: 'project',
      heading: this.section.heading,
      line: this.section.blocks[0]?.line ?? 0,
      packages: this.packages,
      steps: this.#steps,
    };
  }

  readonly #add: Readonly<Record<Block['kind'], (block: Block) => void>> = {
    options: (block) => {
      this.#options = block;
      this.#unused.add(block);
    },
    source: (block) => {
      this.#source = block;
      this.#unused.add(block);
    },
    result: (block) => {
      this.#example(block);
    },
    error: (block) => {
      this.#example(block);
    },
    config: (block) => {
      this.#config = block;
      this.#options = undefined;
      this.#unused.add(block);
      this.#steps.push({ type: 'write', file: block });
    },
    file: (block) => {
      this.#unused.add(block);
      this.#steps.push({ type: 'write', file: block });
    },
    program: (block) => {
      this.#run(block);
    },
    command: (block) => {
      if (!block.text.startsWith('npm install')) {
        this.#run(block);
        return;
      }
      this.installs.push(block);
      this.packages = [...(this.packages ?? []), ...installed(block)];
    },
    output: (block) => {
      if (this.#outputs) this.#outputs.push(block);
      else {
        this.#mistakes.push(
          `${at(block)}: an output must follow the program or command that makes it.`,
        );
      }
    },
    illustration: (block) => this.illustrations.push(block),
  };

  #run(run: Block): void {
    this.#outputs = [];
    this.#steps.push({ type: 'run', run, outputs: this.#outputs });
    for (const block of this.#unused) {
      if (block.kind === 'file' || block.kind === 'config') {
        this.#unused.delete(block);
      }
    }
  }

  #example(expected: Block): void {
    const [source, options, config] = [
      this.#source,
      this.#options,
      this.#config,
    ];
    if (!source || !(options ?? config)) {
      this.#mistakes.push(
        `${at(expected)}: a ${expected.kind} needs a source and options (or a configuration file) above it, under the same heading.`,
      );
      return;
    }
    for (const block of [source, options, config]) {
      if (block) this.#unused.delete(block);
    }
    this.examples.push({ type: 'example', source, options, config, expected });
  }
}

/** `file:line` of a block, for messages. */
export function at(block: Block): string {
  return `${block.file}:${String(block.line)}`;
}

/** The package names of the `npm install` lines of a command block. */
export function installed(block: Block): string[] {
  return block.text
    .split('\n')
    .flatMap((line) => line.split(/\s+/).slice(2))
    .filter((word) => word !== '' && !word.startsWith('-'))
    .map((word) => word.replace(/(.)@.*$/, '$1'));
}
