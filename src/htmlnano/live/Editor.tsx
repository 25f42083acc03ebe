import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import clsx from 'clsx';
import { ShowAll, useBeginning } from './Beginning';
import { highlight, MAX_HIGHLIGHTED } from './highlight';
import TextField from './TextField';
import { type Complete, useCompletion } from './useCompletion';

interface Props {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Handles a file that is dropped on it. */
  readonly onFile?: (file: File) => void;
  /** Completes what is typed. */
  readonly complete?: Complete | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Without colors. */
  readonly isPlain?: boolean;
  /** The line of an error; the first is 1. */
  readonly markedLine?: number | undefined;
  /** Where to go, once for each object. */
  readonly place?: Place | undefined;
  readonly ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

/** A line that the reader asked for. */
export interface Place {
  readonly line: number;
}

/**
 * A transparent text area on top of its highlighted text. It looks like a code
 * block, but is a text area to assistive technology, and Tab leaves it. Long
 * text is not highlighted, and scrolls; on paper it stands in the area's place.
 */
export default function Editor(props: Props): ReactNode {
  const { label, language, text, onChange, onFile, ref, ...state } = props;
  const { complete, describedBy, isInvalid, isPlain, markedLine, place } =
    state;
  const { shown, isCut, showAll } = useBeginning(text);
  const box = useRef<HTMLDivElement>(null);
  const completion = useCompletion(text, box, isCut ? undefined : complete);
  const reached = useRef<Place>(undefined);
  useEffect(() => {
    if (!place || place === reached.current || !box.current) return;
    // Once all of the text is there, this runs again.
    if (isCut) {
      showAll();
      return;
    }
    reached.current = place;
    selectLine(box.current, place.line);
  }, [place, isCut, showAll]);
  const isLong = text.length > MAX_HIGHLIGHTED;
  const name = `${label}, editable`;
  const code = useMemo(
    () => (isPlain ? text : highlight(text, language)),
    [isPlain, text, language],
  );
  return (
    <>
      <div className="code-label" aria-hidden="true">
        {name}
        {complete && (
          <span className="live-keys">Ctrl+Space: names and values</span>
        )}
      </div>
      <div ref={box} className={clsx('live-editor', isLong && 'live-long')}>
        {markedLine !== undefined && <Mark text={shown} line={markedLine} />}
        <pre aria-hidden="true" translate="no">
          {/* An empty last line has no height. */}
          <code>
            {code}
            {'\n'}
          </code>
        </pre>
        <TextField
          // A new field when the full text is shown: undo must not bring the truncated
          // text back.
          key={String(isCut)}
          {...completion.attributes}
          ref={ref}
          aria-label={name}
          aria-describedby={describedBy}
          aria-invalid={isInvalid ?? false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          rows={1}
          readOnly={isCut}
          text={shown}
          onText={(typed) => {
            // What the reader pastes is shown, however long it is.
            showAll();
            onChange(typed);
          }}
          onDragOver={(event) => {
            // Where a text field takes no files, the browser would leave the page.
            if (onFile && event.dataTransfer.types.includes('Files'))
              event.preventDefault();
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file || !onFile) return;
            event.preventDefault();
            onFile(file);
          }}
        />
        {completion.list}
      </div>
      {isCut && <ShowAll text={text} onClick={showAll} />}
    </>
  );
}

/** Where a line of a text begins and ends. */
function rangeOf(text: string, line: number) {
  const before = text
    .split('\n', line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);
  const end = text.indexOf('\n', before);
  return { start: before, end: end < 0 ? text.length : end };
}

/** Colors a line, below the text. */
function Mark({
  text,
  line,
}: {
  readonly text: string;
  readonly line: number;
}) {
  const { start, end } = rangeOf(text, line);
  return (
    <pre className="live-mark" aria-hidden="true" translate="no">
      <code>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </code>
    </pre>
  );
}

/** Selects a line in the field of an editor, and scrolls to it. */
function selectLine(editor: HTMLElement, line: number): void {
  const field = editor.querySelector('textarea');
  if (!field) return;
  const { start, end } = rangeOf(field.value, line);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const mark = editor.querySelector('mark');
  const isLong = editor.classList.contains('live-long');
  if (mark && isLong) field.scrollTop = mark.offsetTop - field.clientHeight / 2;
  (isLong ? field : (mark ?? field)).scrollIntoView({ block: 'nearest' });
}
