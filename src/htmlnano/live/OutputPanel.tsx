import { type ReactNode, useMemo, useState } from 'react';
import { describeSaving } from '../../plugins/code-examples/bytesSaved';
import { diffHtml } from '../../plugins/code-examples/diffHtml';
import { MARKS } from '../../plugins/code-examples/visible';
import '../../plugins/code-examples/client/changes.lazy.css';
import { advise } from './advice';
import Button from './Button';
import CodePanel from './CodePanel';
import type { Output } from './minify';

interface Props {
  readonly id?: string;
  /** The name of a result, and what it belongs to. */
  readonly label: string;
  readonly of?: string;
  readonly output: Output | undefined;
  /** The block that is shown before the first output. */
  readonly first?: { readonly kind: string; readonly text: string };
  /** With its source, the output can be shown as a diff. */
  readonly source?: string | undefined;
  /** Whether it is; without it, a button here decides. */
  readonly areChangesShown?: boolean;
  readonly onRetry: () => void;
}

const LOADING = { kind: 'loading', text: 'htmlnano is being loaded …' };

/** The output of the library with its size, or an error. */
export default function OutputPanel(props: Props): ReactNode {
  const {
    id,
    label,
    of = '',
    output,
    first = LOADING,
    source,
    areChangesShown,
    onRetry,
  } = props;
  const [isPressed, press] = useState(false);
  const isDiff = areChangesShown ?? isPressed;
  const { kind, text } = output ?? first;
  const isError = kind === 'error';
  const result = output?.kind === 'result' ? output : undefined;
  const hasDiff = result !== undefined && source !== undefined;
  return (
    <>
      <CodePanel
        id={id}
        label={(isError ? 'Error' : isDiff ? 'Changes' : label) + of}
        note={result && sizesOf(result, props.first === undefined)}
        head={
          <>
            {output?.kind === 'error' && output.mayPass && (
              <div className="live-row">
                <Button onClick={onRetry}>Retry</Button>
              </div>
            )}
            {hasDiff && areChangesShown === undefined && (
              <div className="live-row">
                <span>{Math.ceil(result.milliseconds)} ms</span>
                <Button onClick={() => press(!isPressed)}>
                  {isPressed ? 'Hide' : 'Show'} changes
                </Button>
              </div>
            )}
          </>
        }
        className={isError ? 'code-error' : 'code-result'}
        language={isError ? 'text' : 'html'}
        text={text}
      >
        {hasDiff && isDiff ? (
          <Changes source={source} html={text} />
        ) : undefined}
      </CodePanel>
      {output && <Messages output={output} />}
    </>
  );
}

function Changes(props: Readonly<Record<'source' | 'html', string>>) {
  const { source, html } = props;
  const changes = useMemo(() => diffHtml(source, html), [source, html]);
  if (changes === undefined)
    return 'There are too many changes to show them one by one.';
  return changes.map(({ removed, added, value }, index): ReactNode => {
    const text = value.join('');
    if (removed) return <del key={index}>{marked(text)}</del>;
    return added ? <ins key={index}>{marked(text)}</ins> : text;
  });
}

/** @param hasRoom for both sizes of gzip: in an example the label stays one line */
const sizesOf = (
  { before, after }: Extract<Output, { kind: 'result' }>,
  hasRoom: boolean,
): string =>
  `${describeSaving(before.raw, after.raw)} · gzip ${hasRoom ? `${String(before.gzip)} → ` : ''}${String(after.gzip)}`;

/** The library's console output, and advice for an error. */
function Messages({ output }: { readonly output: Output }): ReactNode {
  const { kind, text, logged } = output;
  const advice = kind === 'error' ? advise(text) : undefined;
  if (advice === undefined && logged === '') return null;
  return (
    <div className="live-messages">
      {advice !== undefined && <p>{advice}</p>}
      {logged !== '' && (
        <>
          <p>htmlnano prints on the console:</p>
          <pre translate="no">{logged}</pre>
        </>
      )}
    </div>
  );
}

/** A text with its line ends marked, which no color shows. */
const marked = (text: string): ReactNode =>
  text.split(/(\n)/).map((part, index) =>
    part === '\n' ? (
      <span key={index} data-mark={MARKS[part]}>
        {part}
      </span>
    ) : (
      part
    ),
  );
