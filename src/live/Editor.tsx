import { type ReactNode, type Ref, useMemo } from 'react';
import { highlight, MAX_HIGHLIGHTED } from './highlight';

interface Props {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Takes a file that is dropped on it. */
  readonly onFile?: (file: File) => void;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A text area over its own text, highlighted: it looks and measures like the
 * block that it stands for, and is to the browser and to assistive technology
 * what it is, a text area. Tab leaves it. Long text is a plain one that scrolls.
 */
export default function Editor({
  label,
  language,
  text,
  onChange,
  onFile,
  describedBy,
  isInvalid = false,
  ref,
}: Props): ReactNode {
  const isLong = text.length > MAX_HIGHLIGHTED;
  const code = useMemo(
    () => (isLong ? '' : highlight(text, language)),
    [isLong, text, language],
  );
  return (
    <div className={isLong ? 'live-editor live-long' : 'live-editor'}>
      {!isLong && (
        <pre aria-hidden="true">
          {/* A last line that is empty has no height without something on it. */}
          <code>
            {code}
            {'\n'}
          </code>
        </pre>
      )}
      <textarea
        ref={ref}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
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
  );
}
