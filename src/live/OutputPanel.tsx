import { type ReactNode, useMemo } from 'react';
import { saved } from '../examples/bytesSaved';
import CodeText from './CodeText';
import CopyButton from './CopyButton';
import { highlight } from './highlight';
import Messages from './Messages';
import type { Output } from './minify';

interface Props {
  readonly id: string;
  /** What stands here before the first output, and how it is called. */
  readonly shown: { readonly label: string; readonly text: string };
  readonly output: Output | undefined;
}

/** What the library made, with its bytes; or why it made nothing. */
export default function OutputPanel({ id, shown, output }: Props): ReactNode {
  const text = textOf(output) ?? shown.text;
  const isResult = output ? output.kind === 'result' : shown.label === 'Result';
  const code = useMemo(
    () => (isResult ? highlight(text, 'html') : text),
    [isResult, text],
  );
  return (
    <>
      <div className="code-label">
        {isResult ? 'Result' : 'Error'}
        {output?.kind === 'result' && <span>{sizesOf(output)}</span>}
      </div>
      <CodeText
        id={id}
        label={isResult ? 'Result' : 'Error'}
        className={isResult ? 'code-result' : 'code-error'}
      >
        {code}
      </CodeText>
      <CopyButton text={text} what={isResult ? 'Result' : 'Error'} />
      {output && <Messages output={output} />}
    </>
  );
}

function sizesOf({
  before,
  after,
}: Extract<Output, { kind: 'result' }>): string {
  return `${saved(before.raw, after.raw)} · gzip ${String(before.gzip)} → ${String(after.gzip)}`;
}

function textOf(output: Output | undefined): string | undefined {
  return output?.kind === 'result' ? output.html : output?.message;
}
