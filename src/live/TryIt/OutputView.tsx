import { type ReactNode, useMemo, useState } from 'react';
import Button from '../Button';
import { diffHtml } from '../diffHtml';
import type { Output } from '../minify';
import OutputPanel from '../OutputPanel';

interface Props {
  readonly source: string;
  readonly output: Output | undefined;
}

/** The output of the library, as it is or as a diff against the source. */
export default function OutputView({ source, output }: Props): ReactNode {
  const [isDiff, setIsDiff] = useState(false);
  const result = output?.kind === 'result' ? output : undefined;
  return (
    <div className="live-output">
      <OutputPanel
        label={isDiff && result ? 'Changes' : 'Output'}
        output={output}
        head={
          <div className="live-row">
            <span>{Math.ceil(result?.milliseconds ?? 0)} ms</span>
            <Button aria-pressed={isDiff} onClick={() => setIsDiff(!isDiff)}>
              Show changes
            </Button>
          </div>
        }
      >
        {isDiff && result && <Changes source={source} html={result.html} />}
      </OutputPanel>
    </div>
  );
}

function Changes(props: Readonly<Record<'source' | 'html', string>>) {
  const { source, html } = props;
  const changes = useMemo(() => diffHtml(source, html), [source, html]);
  if (changes === undefined)
    return 'There are too many changes to show them one by one.';
  return changes.map(({ removed, added, value }, index): ReactNode => {
    const text = value.join('');
    if (removed) return <del key={index}>{text}</del>;
    return added ? <ins key={index}>{text}</ins> : text;
  });
}
