import type { Input } from '../minify';

/** An input whose options stand in an editor. */
export type TypedInput = Input & { readonly options: string };

const KINDS = ['options', 'source', 'result', 'error'] as const;

/** A panel of an example's figure. */
export interface Block {
  readonly kind: (typeof KINDS)[number];
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly preset: string | undefined;
  /** The class names of its panel. */
  readonly className: string;
}

/** An example as its figure shows it. */
export interface Example {
  /** Docusaurus's name of the version. */
  readonly version: string;
  readonly blocks: readonly Block[];
  /** What stands in a figure further up. */
  readonly source: string;
  readonly options: string;
  readonly preset: string | undefined;
}

/** Reads an example out of its figure, as `src/code-blocks/codeBlocks` draws it. */
export function readExample(figure: HTMLElement): Example {
  const { version = '', source = '', options = '', preset } = figure.dataset;
  const panels = figure.querySelectorAll<HTMLElement>('.example-panels > div');
  return {
    version,
    source,
    options,
    preset,
    blocks: [...panels].flatMap((panel) => {
      const pre = panel.querySelector('pre');
      const code = pre?.querySelector('code');
      const kind = KINDS.find((each) => pre?.matches(`.code-${each}`));
      if (!pre || !code || !kind) return [];
      return {
        kind,
        label: pre.getAttribute('aria-label') ?? '',
        language: code.className.replace('language-', ''),
        text: code.textContent,
        preset: panel.dataset.preset,
        className: panel.className,
      };
    }),
  };
}

/** Whether a block is what the library makes, and not what it is given. */
export function isMade({ kind }: Block): boolean {
  return kind === 'result' || kind === 'error';
}

/**
 * What each of an example's results is made of: the source and the options
 * that stand nearest above it.
 *
 * @param texts the blocks' texts, as they are edited
 */
export function inputsOf(
  example: Example,
  texts: readonly string[],
): TypedInput[] {
  const { version, blocks } = example;
  let { source, options, preset } = example;
  let authored = options;
  const inputs: TypedInput[] = [];
  blocks.forEach((block, index) => {
    const text = texts[index] ?? block.text;
    if (block.kind === 'source') source = text;
    if (block.kind === 'options') {
      options = text;
      authored = block.text;
      preset = block.preset;
    }
    if (isMade(block)) {
      inputs.push({ version, source, options, authored, preset });
    }
  });
  return inputs;
}
