import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { diagnose, type Finding } from '../doctor';
import CodeSpans from '../CodeSpans';
import CodeText from '../CodeText';
import Editor from '../Editor';
import type { VersionData } from '../versionData';

interface Props {
  readonly version: VersionData;
  readonly others: readonly VersionData[];
}

const LEVELS: Readonly<Record<Finding['level'], string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};

const BEGINNING = `{
  "preset": "safe",
  "minifySVG": false,
  "collapseWhitespace": "agressive"
}
`;

/** Examines a configuration without running it. */
export default function Doctor({ version, others }: Props): ReactNode {
  const [text, setText] = useState(BEGINNING);
  const examined = useDeferredValue(text);
  const findings = useMemo(
    () => diagnose(examined, version, others),
    [examined, version, others],
  );
  return (
    <>
      <p>
        Paste options or a configuration file: JSON, JSON5, a JavaScript object
        or a <code translate="no">package.json</code>. It is read, never run.
      </p>
      <div className="live-output">
        <div className="code-label" aria-hidden="true">
          Configuration
        </div>
        <Editor
          label="Configuration"
          language="javascript"
          text={text}
          onChange={setText}
        />
      </div>
      {findings.length === 0 && <p>There is nothing to say about it.</p>}
      <ul className="live-findings">
        {findings.map(({ level, line, message, fix }, index) => (
          <li key={index}>
            <strong>
              {LEVELS[level]}
              {line !== undefined && `, line ${String(line)}`}:
            </strong>{' '}
            <CodeSpans>{message}</CodeSpans>
            {fix !== undefined && <CodeText label="Instead">{fix}</CodeText>}
          </li>
        ))}
      </ul>
    </>
  );
}
