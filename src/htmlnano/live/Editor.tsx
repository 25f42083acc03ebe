import { type ReactNode, type Ref, useMemo } from 'react';
import clsx from 'clsx';
import { ShowAll, useBeginning } from './Beginning';
import { highlight, MAX_HIGHLIGHTED } from './highlight';
import TextField from './TextField';

interface Props {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Handles a file that is dropped on it. */
  readonly onFile?: (file: File) => void;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Without colors. */
  readonly isPlain?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

/**
 * A transparent text area on top of its highlighted text. It looks like a code
 * block, but is a text area to assistive technology, and Tab leaves it. Long
 * text is not highlighted, and scrolls; on paper it stands in the area's place.
 */
export default function Editor(props: Props): ReactNode {
  const { label, language, text, onChange, onFile, ref, ...state } = props;
  const { describedBy, isInvalid, isPlain } = state;
  const { shown, isCut, showAll } = useBeginning(text);
  const isLong = text.length > MAX_HIGHLIGHTED;
  const code = useMemo(
    () => (isPlain ? text : highlight(text, language)),
    [isPlain, text, language],
  );
  return (
    <>
      <div className="code-label" aria-hidden="true">
        {label}
      </div>
      <div className={clsx('live-editor', isLong && 'live-long')}>
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
          ref={ref}
          aria-label={label}
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
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file || !onFile) return;
            event.preventDefault();
            onFile(file);
          }}
        />
      </div>
      {isCut && <ShowAll text={text} onClick={showAll} />}
    </>
  );
}
