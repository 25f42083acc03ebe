import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { describeSaving } from '../../../plugins/code-examples/bytesSaved';
import { truncate } from '../../../plugins/shared/text';
import type { Question, Report, Switch } from '../analysis/report';
import { type LiveVersion } from './liveVersion';
import { edit, retry } from './analysis';
import Bar from './Bar';
import Folds from './Folds';
import ModuleList, { sayOf } from './ModuleList';
import Result from './Result';
import Source from './Source';
import { type Opening, useContent } from './useContent';
import { useReport } from './useReport';

interface Props {
  readonly version: LiveVersion;
  readonly opening: Opening;
}

/** Shows what htmlnano does to the reader's own page, module by module. */
export default function TryIt({ version, opening }: Props): ReactNode {
  const state = useContent(opening, version);
  const { content, notice, change } = state;
  const { html, preset, options, isHeld } = content;
  const [piece, setPiece] = useState('');
  const [withChanges, showChanges] = useState(false);
  const [withVersions, showVersions] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [place, goTo] = useState<{ readonly line: number }>();
  const asked = useMemo(
    (): Question => ({
      ...{ version: version.name, html, preset, options, piece },
      ...{ withChanges, withVersions, attempt },
    }),
    [version, html, preset, options, piece, withChanges, withVersions, attempt],
  );
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the pressed button is gone, the keyboard continues from the result.
    if (document.activeElement === document.body)
      result.current?.focus({ preventScroll: true });
  });
  const report = useReport(isHeld ? undefined : asked);
  const page = useMemo(() => ({ html, preset }), [html, preset]);
  const onSwitch = (module: string, to: Switch): void => {
    void edit({ version: version.name, preset, options, module, to }).then(
      (edited) => change({ options: edited }),
    );
  };
  useDrop(state.open);
  return (
    <>
      <Bar
        version={version}
        content={content}
        findings={isHeld ? [] : report.findings}
        onChange={change}
        onFile={state.open}
        onOwn={state.showOwn}
        onStartOver={state.startOver}
      />
      {notice !== undefined && <p role="alert">{notice}</p>}
      <div className="try-it-columns">
        <div>
          <div className="try-it-head">
            <b>Your HTML</b>
            <span>It stays in your browser.</span>
          </div>
          <Source
            text={html}
            onText={(typed) => change({ html: typed })}
            place={place}
          />
        </div>
        {isHeld ? (
          <Held onRun={state.run} />
        ) : (
          <div
            ref={result}
            tabIndex={-1}
            aria-busy={!report.isDone}
            inert={report.isUnread}
          >
            <Result
              report={report}
              areChangesShown={withChanges}
              onChanges={showChanges}
              onLine={(line) => goTo({ line })}
              onSwitch={onSwitch}
              onRetry={(files) => {
                void retry(files).then(() => setAttempt(attempt + 1));
              }}
            />
          </div>
        )}
      </div>
      {!isHeld && (
        <>
          <ModuleList
            report={report}
            page={page}
            modulesPath={version.modulesPath}
            piece={piece}
            onPiece={setPiece}
            onSwitch={onSwitch}
          />
          <p className="try-it-compared">
            Compared before and after each module: text, spaces between words,
            elements, references such as <code>#id</code> and{' '}
            <code>url(#id)</code>, comments, classes that scripts name, scripts
            and template tags. Not compared: other attributes and style rules,
            line breaks, what scripts do, and files that the page loads.{' '}
            <a
              href={`${version.tryItPath}#when-a-page-breaks`}
              target="_blank"
              rel="noreferrer"
            >
              When a page breaks
            </a>{' '}
            lists what else can happen.
          </p>
          <Folds
            report={report}
            usagePath={version.tryItPath}
            onVersions={showVersions}
          />
          <Said report={report} piece={piece} />
        </>
      )}
    </>
  );
}

/** Handles a file that is dropped anywhere in the window. */
function useDrop(onFile: (file: File | undefined) => void): void {
  useEffect(() => {
    const handle = (event: DragEvent): void => {
      // A text field takes no files: the browser would leave the page.
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') onFile(event.dataTransfer.files[0]);
    };
    document.addEventListener('dragover', handle);
    document.addEventListener('drop', handle);
    return () => {
      document.removeEventListener('dragover', handle);
      document.removeEventListener('drop', handle);
    };
  }, [onFile]);
}

/** Asks the reader before the content of a link runs. */
const Held = ({ onRun }: { readonly onRun: () => void }): ReactNode => (
  <div className="try-it-held">
    <p id="try-it-held">
      This HTML and these options came with a link, and htmlnano has not run
      yet: a page of somebody else may keep your browser busy. Look at it first.
    </p>
    <button
      type="button"
      className="strong-button"
      aria-describedby="try-it-held"
      onClick={onRun}
    >
      Run
    </button>
  </div>
);

/** How long a result must stay the same before it is announced, in milliseconds. */
const SILENCE = 1000;

/** The number of characters of an error that are announced. */
const SAID = 400;

/** Announces the result once, when the reader has stopped typing. */
function Said(props: {
  readonly report: Report;
  readonly piece: string;
}): ReactNode {
  const { output, piece, findings, isDone } = props.report;
  const status = useRef<HTMLParagraphElement>(null);
  const [wrong] = findings;
  const result =
    wrong?.message.replaceAll('`', '') ??
    (output?.kind === 'result'
      ? `Result: ${describeSaving(output.before.raw, output.after.raw)}.`
      : output && `Error: ${truncate(output.text, SAID)}`);
  const found = props.piece !== '' && piece ? sayOf(piece) : '';
  const said = [result, found].filter(Boolean).join(' ');
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => {
      if (status.current) status.current.textContent = said;
    }, SILENCE);
    return () => clearTimeout(timer);
  }, [said, isDone]);
  return <p ref={status} role="status" className="visually-hidden" />;
}
