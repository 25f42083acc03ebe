import { type ReactNode, useMemo, useState } from 'react';
import { saved } from '../../examples/bytesSaved';
import { type Change, diffHtml } from '../diffHtml';
import { highlight } from '../highlight';
import type { Output } from '../minify';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import Messages from '../Messages';

interface Props {
  readonly source: string;
  readonly output: Output | undefined;
}

/** What the library made, as it is or marked against the source. */
export default function OutputView({ source, output }: Props): ReactNode {
  const [isDiff, setIsDiff] = useState(false);
  if (output?.kind !== 'result') {
    return (
      <div className="live-output">
        <div className="code-label">Output</div>
        {output ? (
          <>
            <CodeText label="Error" className="code-error">
              {output.message}
            </CodeText>
            <Messages output={output} />
          </>
        ) : (
          <CodeText label="Output">htmlnano is being loaded …</CodeText>
        )}
      </div>
    );
  }
  const { html, before, after, milliseconds } = output;
  return (
    <div className="live-output">
      <div className="code-label">
        Output
        <span>{saved(before.raw, after.raw)}</span>
      </div>
      <div className="live-row">
        <span>
          Gzip: {saved(before.gzip, after.gzip)}. {Math.ceil(milliseconds)} ms.
        </span>
        <button
          type="button"
          className="code-button"
          aria-pressed={isDiff}
          onClick={() => {
            setIsDiff(!isDiff);
          }}
        >
          Show changes
        </button>
      </div>
      <CodeText label={isDiff ? 'Changes' : 'Output'} className="code-result">
        {isDiff ? (
          <Changes source={source} html={html} />
        ) : (
          highlight(html, 'html')
        )}
      </CodeText>
      <CopyButton text={html} what="Output" />
      <Messages output={output} />
    </div>
  );
}

function Changes({
  source,
  html,
}: {
  readonly source: string;
  readonly html: string;
}): ReactNode {
  const changes = useMemo(() => diffHtml(source, html), [source, html]);
  if (changes === undefined)
    return 'There are too many changes to show them one by one.';
  return changes.map(drawChange);
}

function drawChange({ kind, text }: Change, index: number): ReactNode {
  if (kind === 'same') return text;
  return kind === 'gone' ? (
    <del key={index}>{text}</del>
  ) : (
    <ins key={index}>{text}</ins>
  );
}
