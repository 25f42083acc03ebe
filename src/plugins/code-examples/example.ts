import type { Kind } from './grammar';
import { type Inputs, inputsBelow, isResult } from './inputs';

/** Selector of a button that is drawn at build and handled in the browser. */
export const CHANGES_BUTTON = '.changes-button';

export interface ExampleBlock {
  readonly kind: Kind;
  readonly label: string;
  readonly language: string;
  readonly preset?: string | undefined;
  readonly text: string;
}

const PARTS = '.markdown :is(h1, h2, h3, h4, h5, h6, pre)';

/** Reads the inputs of a figure's first result from the page. */
export function readInputs(
  figure: Element,
): Inputs<Pick<ExampleBlock, 'kind' | 'preset' | 'text'>> {
  let inputs: ReturnType<typeof readInputs> = {};
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const position = figure.compareDocumentPosition(part);
    if (position === Node.DOCUMENT_POSITION_FOLLOWING) break;
    const block = {
      kind: part.className.replace('code-', '') as Kind,
      preset: part.dataset.preset,
      text: part.textContent,
    };
    if (isResult(block) && figure.contains(part)) break;
    inputs = part.matches('pre') ? inputsBelow(inputs, block) : {};
  }
  return inputs;
}
