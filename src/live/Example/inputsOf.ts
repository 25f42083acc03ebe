import type { Example, ExampleBlock } from '../../code-blocks/contract';
import { type Inputs, inputsBelow, isResult } from '../../examples/inputs';
import type { Input } from '../minify';

/** An input whose options stand in an editor. */
export type TypedInput = Input & { readonly options: string };

/** A block with its edited text and the page's own. */
type Edited = ExampleBlock & { readonly authored: string };

/**
 * The inputs of each of an example's results.
 *
 * @param texts the edited texts of its blocks
 */
export function inputsOf(
  { version, blocks, ...above }: Example,
  texts: readonly string[],
): TypedInput[] {
  const edited = (block: ExampleBlock, text = block.text): Edited => ({
    ...block,
    text,
    authored: block.text,
  });
  let inputs: Inputs<Edited> = {
    source: above.source && edited(above.source),
    options: above.options && edited(above.options),
  };
  return blocks.flatMap((block, index) => {
    inputs = inputsBelow(inputs, edited(block, texts[index]));
    const { source, options } = inputs;
    return isResult(block)
      ? {
          version,
          source: source?.text ?? '',
          options: options?.text ?? '',
          authored: options?.authored,
          preset: options?.preset,
        }
      : [];
  });
}
