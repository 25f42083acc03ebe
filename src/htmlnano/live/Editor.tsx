import { type ReactNode, type Ref, useMemo } from 'react';
import Button from './Button';
import { beginningOf, SHOWN } from './bounds';
import CopyButton from './CopyButton';
import CutNotice from './CutNotice';
import { highlight, MAX_HIGHLIGHTED } from './highlight';

interface Props {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Handles a file that is dropped on it. */
  readonly onFile?: (file: File) => void;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A transparent text area on top of its highlighted text. It looks like a code
 * block, but is a text area to assistive technology, and Tab leaves it. Long
 * text is not highlighted, and scrolls. Of a text that is too long to be drawn,
 * the beginning is shown, and cannot be edited.
 */
export default function Editor(props: Props): ReactNode {
  const { label, language, text, onChange, onFile, isInvalid, ref } = props;
  const shown = useMemo(() => beginningOf(text, SHOWN), [text]);
  const isCut = shown !== text;
  const isLong = isCut || text.length > MAX_HIGHLIGHTED;
  const code = useMemo(
    () => (isLong ? '' : highlight(text, language)),
    [isLong, text, language],
  );
  return (
    <>
      <div className="code-label" aria-hidden="true">
        {label}
      </div>
      <div className={isLong ? 'live-editor live-long' : 'live-editor'}>
        {!isLong && (
          <pre aria-hidden="true" translate="no">
            {/* An empty last line has no height. */}
            <code>
              {code}
              {'\n'}
            </code>
          </pre>
        )}
        <textarea
          ref={ref}
          aria-label={label}
          aria-describedby={props.describedBy}
          aria-invalid={isInvalid ?? false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          rows={1}
          readOnly={isCut}
          value={shown}
          onChange={({ target }) => onChange(target.value)}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file || !onFile) return;
            event.preventDefault();
            onFile(file);
          }}
        />
      </div>
      <CutNotice shown={shown} whole={text} file={label}>
        It is too long to be edited here.{' '}
        <CopyButton text={text} what={label}>
          Copy
        </CopyButton>{' '}
        <Button onClick={() => onChange('')}>Empty {label}</Button>
      </CutNotice>
    </>
  );
}
