import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  areChangesShown,
  onChangesToggled,
} from '../../../plugins/code-examples/client/changes';
import type {
  Example,
  ExampleBlock,
} from '../../../plugins/code-examples/example';
import {
  type Inputs,
  inputsBelow,
  isResult,
} from '../../../plugins/code-examples/inputs';
import Button from '../Button';
import { TRY_IT_HASH } from '../names';
import type { Input, Output } from '../minify';
import OutputPanel from '../OutputPanel';
import { toHash } from '../share';
import { useAsync } from '../useAsync';
import { useOutputs } from '../useOutputs';
import { useRestorable } from '../useRestorable';
import { liveVersionOf } from '../versions';
import BlockEditor from './BlockEditor';

/** The texts of an example's blocks, in their order. */
export type Texts = readonly string[];

interface Props {
  readonly example: Example;
  /** The class names of its panels. */
  readonly classNames: readonly string[];
  /** The row below the example. */
  readonly caption: Element;
  /** The texts that were typed when it was edited before. */
  readonly before: Texts | undefined;
  /** Restores the example of the page; called with what was typed. */
  readonly onClose: (typed: Texts | undefined) => void;
}

/**
 * An editable example: editors for its options and sources, and the results of
 * the page's version of the library.
 */
export default function LiveExample(props: Props): ReactNode {
  const { example, classNames, caption, before, onClose } = props;
  const { blocks } = example;
  const {
    state: texts,
    edit,
    replace,
    bringBack,
    typed,
  } = useRestorable<Texts>(() => textsOf(blocks), before);
  const outputId = useId();
  const inputs = useMemo(() => inputsOf(example, texts), [example, texts]);
  const { outputs, isCurrent, retry } = useOutputs(inputs);
  const isDiff = useSyncExternalStore(onChangesToggled, areChangesShown);
  const focused = blocks.find(({ kind }) => kind === 'source') ?? blocks[0];
  const madeBefore = (index: number): number =>
    blocks.slice(0, index).filter(isResult).length;

  return (
    <>
      <div className="example-panels" aria-busy={!isCurrent}>
        {blocks.map((block, index) => (
          <div key={index} className={classNames[index]}>
            {isResult(block) ? (
              <OutputPanel
                id={`${outputId}${String(madeBefore(index))}`}
                label="Result"
                first={block}
                output={outputs[madeBefore(index)]}
                source={inputs[madeBefore(index)]?.source}
                areChangesShown={isDiff}
                onRetry={retry}
              />
            ) : (
              <BlockEditor
                ref={block === focused ? focus : undefined}
                block={block}
                version={example.version}
                text={texts[index] ?? ''}
                result={`${outputId}${String(madeBefore(index))}`}
                onChange={(text) => edit((now) => now.with(index, text))}
              />
            )}
          </div>
        ))}
      </div>
      {createPortal(
        <div className="live-actions" data-island="">
          <span>{timeOf(outputs)}</span>
          {bringBack && <Button onClick={bringBack}>Bring it back</Button>}
          <Button onClick={() => replace(() => textsOf(blocks))}>Reset</Button>
          {inputs[0] && <TryItLink input={inputs[0]} />}
          <Button onClick={() => onClose(typed)}>Stop editing</Button>
        </div>,
        caption,
      )}
    </>
  );
}

// A ref: React calls it when the editor has been added to the page.
const focus = (editor: HTMLTextAreaElement | null): void => editor?.focus();

const textsOf = (blocks: Example['blocks']): Texts =>
  blocks.map(({ text }) => text);

/** The total time of the results. */
function timeOf(outputs: readonly Output[]): string {
  const times = outputs.flatMap((output) =>
    output.kind === 'result' ? output.milliseconds : [],
  );
  if (times.length === 0) return '';
  return `${String(Math.ceil(times.reduce((a, b) => a + b)))} ms`;
}

const hashOf = ({ source, preset = '', options }: TypedInput) =>
  toHash({ html: source, preset, options });

/** Opens the edited example in "Try it". */
function TryItLink({ input }: { readonly input: TypedInput }): ReactNode {
  const { value: hash, isCurrent } = useAsync(input, 300, hashOf);
  const address = (hash = TRY_IT_HASH) =>
    liveVersionOf(input.version).tryItPath + hash;
  return (
    <a
      className="code-button"
      href={address(hash)}
      onClick={(event) => {
        if (isCurrent) return;
        event.preventDefault();
        void hashOf(input).then((hash) =>
          window.location.assign(address(hash)),
        );
      }}
    >
      Open in Try it
    </a>
  );
}

/** An input whose options stand in an editor. */
type TypedInput = Input & { readonly options: string };

/**
 * The inputs of each of an example's results.
 *
 * @param texts the edited texts of its blocks
 */
function inputsOf(
  { version, blocks, ...above }: Example,
  texts: readonly string[],
): TypedInput[] {
  // A block of a figure further up has no editor here.
  const textOf = (block: ExampleBlock | undefined): string =>
    block ? (texts[blocks.indexOf(block)] ?? block.text) : '';
  let inputs: Inputs<ExampleBlock> = above;
  return blocks.flatMap((block) => {
    inputs = inputsBelow(inputs, block);
    const { source, options } = inputs;
    return isResult(block)
      ? {
          version,
          source: textOf(source),
          options: textOf(options),
          authored: options?.text,
          preset: options?.preset,
        }
      : [];
  });
}
