import type { ReactNode } from 'react';
import type { Finding } from './checkOptions';

interface Props {
  readonly id: string;
  readonly findings: readonly Finding[];
}

/** What the schemas say of options. */
export default function Findings({ id, findings }: Props): ReactNode {
  return (
    <ul id={id} className="live-findings" aria-label="What the check says">
      {findings.map(({ line, message, isWrong }, index) => (
        <li key={index} className={isWrong ? 'live-wrong' : undefined}>
          {line !== undefined && `Line ${String(line)}: `}
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
