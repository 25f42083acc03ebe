import { type ReactNode, type Ref, useMemo } from 'react';
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
 * text is not highlighted, and scrolls.
 */
export default function Editor(props: Props): ReactNode {
  const { label, language, text, onChange, onFile, isInvalid, ref } = props;
  const isLong = text.length > MAX_HIGHLIGHTED;
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
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            if (!file || !onFile) return;
            event.preventDefault();
            onFile(file);
          }}
        />
      </div>
    </>
  );
}
