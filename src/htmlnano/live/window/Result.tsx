import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describeSaving } from '../../../plugins/code-examples/bytesSaved';
import { MARKS } from '../../../plugins/code-examples/visible';
import { truncate } from '../../../plugins/shared/text';
import '../../../plugins/code-examples/client/changes.lazy.css';
import { createScrollObserver } from '../../../plugins/reading/scrollObserver';
import type { Change, Report, Switch } from '../analysis/report';
import { Code, ShowAll, SHOWN } from './Code';
import { Button, CopyButton } from './Button';

interface Props {
  readonly report: Report;
  readonly areChangesShown: boolean;
  readonly onChanges: (areShown: boolean) => void;
  readonly onLine: (line: number) => void;
  readonly onSwitch: (module: string, to: Switch) => void;
  readonly onRetry: (files: readonly string[]) => void;
}

/** The result with its size and changes, or the error. */
export default function Result(props: Props): ReactNode {
  const { report, areChangesShown, onChanges } = props;
  const { output, changes } = report;
  const [isAll, setAll] = useState(false);
  const pre = useRef<HTMLPreElement>(null);
  // The Tab key stops at it only if it scrolls.
  useEffect(() => {
    const observer = createScrollObserver();
    if (pre.current) observer.observe(pre.current);
    return () => observer.disconnect();
  }, [output, changes, isAll]);
  const isResult = output?.kind === 'result';
  const text =
    output?.text ??
    (report.isDone
      ? 'The options have a mistake, so nothing has run.'
      : 'htmlnano is being loaded …');
  const shown = isAll ? text : truncate(text, SHOWN);
  const shownChanges = isResult && areChangesShown ? changes : undefined;
  const length =
    shownChanges?.reduce((sum, part) => sum + part.text.length, 0) ??
    text.length;
  return (
    <>
      <div className="try-it-head">
        <b>{output?.kind === 'error' ? 'Error' : 'Result'}</b>
        {isResult && (
          <>
            <span>
              {describeSaving(output.before.raw, output.after.raw)} · gzip{' '}
              {output.before.gzip} → {output.after.gzip}
            </span>
            <Button
              aria-pressed={areChangesShown}
              onClick={() => onChanges(!areChangesShown)}
            >
              Changes
            </Button>
            <CopyButton text={text} what="result" />
          </>
        )}
      </div>
      <pre
        ref={pre}
        className={isResult ? undefined : 'code-error'}
        role="group"
        aria-label={
          isResult ? (shownChanges ? 'Changes' : 'Result') : 'What happened'
        }
        translate="no"
      >
        <code>
          {shownChanges !== undefined ? (
            <Changes changes={shownChanges} isAll={isAll} />
          ) : (
            <Code text={shown} language={isResult ? 'html' : 'text'} />
          )}
        </code>
      </pre>
      {!isAll && shownChanges !== null && length > SHOWN && (
        <ShowAll length={length} onClick={() => setAll(true)} />
      )}
      {output?.kind === 'error' && <Trouble {...props} output={output} />}
      {output?.logged && (
        <div className="try-it-note">
          htmlnano prints on the console:
          <pre translate="no">{output.logged}</pre>
        </div>
      )}
    </>
  );
}

/** Says what an error means, where it is, and what to do. */
function Trouble({
  output,
  onLine,
  onSwitch,
  onRetry,
}: Props & {
  readonly output: Extract<Report['output'], { kind: 'error' }>;
}): ReactNode {
  const { at, module, instead, advice, missing } = output;
  return (
    <div className="try-it-note">
      {advice !== undefined && <p>{advice}</p>}
      {at && (
        <p>
          Line {at.line} of your HTML: {at.reason}{' '}
          <Button onClick={() => onLine(at.line)}>Go to line {at.line}</Button>
        </p>
      )}
      {module !== undefined && (
        <p>
          Without <code translate="no">{module}</code> this error does not
          happen.{' '}
          <Button onClick={() => onSwitch(module, 'off')}>
            Switch {module} off
          </Button>{' '}
          {instead !== undefined && (
            <Button onClick={() => onSwitch(module, { value: instead })}>
              Use <code translate="no">{instead}</code>
            </Button>
          )}
        </p>
      )}
      {missing && <Button onClick={() => onRetry(missing)}>Retry</Button>}
    </div>
  );
}

function Changes(props: {
  readonly changes: readonly Change[] | null;
  readonly isAll: boolean;
}): ReactNode {
  if (!props.changes)
    return 'There are too many changes to show them one by one.';
  let room = props.isAll ? Infinity : SHOWN;
  return props.changes.map(({ kind, text }, index): ReactNode => {
    const part = truncate(text, Math.max(0, room));
    room -= part.length;
    if (kind === 'gone') return <del key={index}>{marked(part)}</del>;
    return kind === 'new' ? <ins key={index}>{marked(part)}</ins> : part;
  });
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
