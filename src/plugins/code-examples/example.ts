import { orThrow } from '../shared/orThrow';
import type { Kind } from './grammar';
import { isResult } from './inputs';

/** Selector of a button that is drawn at build and handled in the browser. */
export const CHANGES_BUTTON = '.changes-button';

/** A block of an example. */
export interface ExampleBlock {
  readonly kind: Kind;
  /** Its caption. */
  readonly label: string;
  readonly language: string;
  readonly preset?: string | undefined;
  readonly text: string;
}

/** An example as its figure shows it. */
export interface Example {
  /** Docusaurus's name of the version. */
  readonly version: string;
  /** From a figure further up, if it has none of its own. */
  readonly source?: ExampleBlock | undefined;
  readonly options?: ExampleBlock | undefined;
  readonly blocks: readonly ExampleBlock[];
}

/** Serializes an example for its figure, without the blocks' texts. */
export function exampleData({ source, options, ...example }: Example): string {
  const { blocks } = example;
  const beforeResult = blocks.slice(0, blocks.findIndex(isResult));
  const own = beforeResult.map(({ kind }) => kind);
  return JSON.stringify({
    ...example,
    source: own.includes('source') ? undefined : source,
    options: own.includes('options') ? undefined : options,
    blocks: blocks.map((block) => ({ ...block, text: undefined })),
  });
}

/** Reads an example out of its figure, which holds {@link exampleData}. */
export function readExample(figure: HTMLElement): Example {
  const example = JSON.parse(
    orThrow(figure.dataset.example, 'The data of an example'),
  ) as Example;
  const panels = panelsOf(figure);
  return {
    ...example,
    blocks: example.blocks.map((block, index) => ({
      ...block,
      text: panels[index]?.querySelector('code')?.textContent ?? '',
    })),
  };
}

/** The panels of a figure's blocks, without what `client/changes` adds. */
export const panelsOf = (figure: HTMLElement): Element[] => [
  ...figure.querySelectorAll(':scope > .example-panels > :not(.example-again)'),
];
