import { type ReactNode, useMemo } from 'react';
import clsx from 'clsx';
import { createScrollObserver } from '../../plugins/reading/scrollObserver';
import { ShowAll, useBeginning } from './Beginning';
import CopyButton from './CopyButton';
import { highlight, MAX_HIGHLIGHTED } from './highlight';

interface Props {
  readonly id?: string | undefined;
  readonly label: string;
  /** What stands beside the label. */
  readonly note?: string | undefined;
  /** What stands between the label and the code. */
  readonly head?: ReactNode;
  readonly className?: string;
  readonly language: string;
  readonly text: string;
  /** Shown in place of the text, which the button copies. */
  readonly children?: ReactNode;
}

/**
 * Read-only code with a label, and a button that copies it. The Tab key stops
 * at the code only if it scrolls.
 */
export default function CodePanel(props: Props): ReactNode {
  const { id, label, note, head, className, language, text, children } = props;
  const { shown, isCut, showAll } = useBeginning(text);
  const code = useMemo(() => highlight(shown, language), [shown, language]);
  const isLong = children === undefined && shown.length > MAX_HIGHLIGHTED;
  return (
    <>
      <div className="code-label">
        {label}
        {note !== undefined && <span>{note}</span>}
      </div>
      {head}
      <pre
        // A new observer with each rendering: an observer notices another size
        // of the box, but not another text, which may scroll in the same one.
        ref={(pre) => {
          const observer = createScrollObserver();
          if (pre) observer.observe(pre);
          return () => observer.disconnect();
        }}
        id={id}
        className={clsx(className, isLong && 'live-long')}
        role="group"
        aria-label={label}
        translate="no"
      >
        <code>
          {children ?? code}
          {children === undefined && isCut && (
            <span className="live-on-paper">{text.slice(shown.length)}</span>
          )}
        </code>
      </pre>
      {children === undefined && isCut && (
        <ShowAll text={text} onClick={showAll} />
      )}
      <CopyButton text={text} what={label} />
    </>
  );
}
