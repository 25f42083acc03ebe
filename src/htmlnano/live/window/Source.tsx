import { type ReactNode, useEffect, useRef, useState } from 'react';
import { truncate } from '../../../plugins/shared/text';
import { Code, MAX_HIGHLIGHTED, ShowAll, SHOWN } from './Code';
import TextField from './TextField';

/** The field of the reader's HTML. */
export const FIELD = '.try-it-field textarea';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The line to show, once for each object. The first line is 1. */
  readonly place: { readonly line: number } | undefined;
}

/**
 * The reader's HTML: a transparent text area on top of its highlighted text. Long text
 * is not highlighted, and a very long one is truncated until the reader asks for it.
 */
export default function Source({ text, onText, place }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isAll, setAll] = useState(false);
  const shown = isAll || place ? text : truncate(text, SHOWN);
  const isCut = shown.length < text.length;
  const isPlain = text.length > MAX_HIGHLIGHTED;
  useEffect(() => {
    if (place && box.current) selectLine(box.current, place.line);
  }, [place]);
  return (
    <>
      <div ref={box} className="try-it-field" data-plain={isPlain || undefined}>
        <pre aria-hidden="true" translate="no">
          <code>
            {!isPlain && <Code text={text} language="html" />}
            {/* An empty last line has no height. */}
            {'\n'}
          </code>
        </pre>
        <TextField
          // A new field when the full text is shown: undo must not bring the truncated
          // text back.
          key={String(isCut)}
          aria-label="HTML"
          readOnly={isCut}
          text={shown}
          onText={(typed) => {
            // Text that the reader pastes is shown, however long it is.
            setAll(true);
            onText(typed);
          }}
          onScroll={({ currentTarget }) => {
            const pre = currentTarget.previousElementSibling;
            pre?.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop);
          }}
        />
      </div>
      {isCut && 'Only the beginning is shown, and cannot be edited. '}
      {isCut && <ShowAll length={text.length} onClick={() => setAll(true)} />}
    </>
  );
}

/** Selects a line in the field of an editor, and scrolls to it. */
function selectLine(editor: HTMLElement, line: number): void {
  const field = editor.querySelector('textarea');
  const pre = editor.querySelector('pre');
  if (!field || !pre) return;
  const { value } = field;
  const before = value.split('\n', line - 1).join('\n').length;
  const start = line > 1 ? before + 1 : 0;
  const end = value.indexOf('\n', start);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end < 0 ? value.length : end);
  // An element with the same look measures the height of the text above.
  const ruler = pre.cloneNode() as HTMLElement;
  ruler.textContent = value.slice(0, start);
  ruler.style.inset = '0 0 auto';
  pre.before(ruler);
  field.scrollTop = ruler.scrollHeight - field.clientHeight / 2;
  ruler.remove();
}
