import type { ReactNode } from 'react';
import type { Finding } from './checkOptions';

interface Props {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** Goes to a line of the options. */
  readonly onLine: (line: number) => void;
}

/** What the schemas say of options. */
export default function Findings({ id, findings, onLine }: Props): ReactNode {
  return (
    <ul id={id} className="live-findings" aria-label="What the check says">
      {findings.map(({ line, message, isWrong }, index) => (
        <li key={index} className={isWrong ? 'live-wrong' : undefined}>
          {line !== undefined && (
            <>
              <button
                type="button"
                className="live-to-line"
                onClick={() => onLine(line)}
              >
                Line {line}
              </button>
              :{' '}
            </>
          )}
          {codeSpansIn(message)}
        </li>
      ))}
    </ul>
  );
}

/** Renders the code spans of a sentence, which are between backticks. */
const codeSpansIn = (sentence: string): ReactNode =>
  sentence.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
