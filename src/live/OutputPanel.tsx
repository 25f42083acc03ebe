import { type ReactNode, useMemo } from 'react';
import type { ExampleBlock } from '../code-blocks/contract';
import { saved } from '../examples/bytesSaved';
import { advise } from './advice';
import CodeText from './CodeText';
import CopyButton from './CopyButton';
import { highlight } from './highlight';
import type { Output } from './minify';

interface Props {
  readonly id?: string;
  /** The name of a result, and what it belongs to. */
  readonly label: string;
  readonly of?: string;
  readonly output: Output | undefined;
  /** The block that is shown before the first output. */
  readonly first?: Pick<ExampleBlock, 'kind' | 'text'>;
  /** Content above the result, and content that replaces it. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** The output of the library with its size, or an error. */
export default function OutputPanel(props: Props): ReactNode {
  const { id, label, of = '', output, first, head, children } = props;
  const result = output?.kind === 'result' ? output : undefined;
  const isError = output ? !result : first?.kind === 'error';
  const text = textOf(output) ?? first?.text ?? 'htmlnano is being loaded …';
  const name = (isError ? 'Error' : label) + of;
  const code = useMemo(
    () => (isError ? text : highlight(text, 'html')),
    [isError, text],
  );
  return (
    <>
      <div className="code-label">
        {name}
        {result && <span>{sizesOf(result)}</span>}
      </div>
      {result && head}
      <CodeText
        id={id}
        label={name}
        className={isError ? 'code-error' : 'code-result'}
      >
        {result && children ? children : code}
      </CodeText>
      <CopyButton text={text} what={name} />
      {output && <Messages output={output} />}
    </>
  );
}

type Result = Extract<Output, { kind: 'result' }>;

const sizesOf = ({ before, after }: Result): string =>
  `${saved(before.raw, after.raw)} · gzip ${String(before.gzip)} → ${String(after.gzip)}`;

const textOf = (output: Output | undefined): string | undefined =>
  output?.kind === 'result' ? output.html : output?.message;

/** The library's console output, and advice for an error. */
function Messages({ output }: { readonly output: Output }): ReactNode {
  const advice = output.kind === 'result' ? undefined : advise(output.message);
  const { logged } = output;
  if (advice === undefined && logged === '') return null;
  return (
    <div className="live-messages">
      {advice !== undefined && <p>{advice}</p>}
      {logged !== '' && (
        <>
          <p>htmlnano prints on the console:</p>
          <pre>{logged}</pre>
        </>
      )}
    </div>
  );
}
