import { type ReactNode, useId, useMemo } from 'react';
import { checkOptions } from '../checkOptions';
import Editor from '../Editor';
import type { ParsedOptions, Unparsed } from '../parseOptions';
import type { VersionData } from '../versionData';

interface Props {
  readonly text: string;
  readonly parsed: ParsedOptions | Unparsed;
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  readonly onChange: (text: string) => void;
}

/** The editor for options, with the findings of the schemas. */
export default function OptionsInput(props: Props): ReactNode {
  const { text, parsed, version, others, onChange } = props;
  const id = useId();
  const findings = useMemo(
    () => (parsed.ok ? checkOptions(parsed, version, others) : []),
    [parsed, version, others],
  );
  return (
    <>
      <Editor
        label="Options"
        language="javascript"
        text={text}
        isInvalid={!parsed.ok || findings.some(({ isWrong }) => isWrong)}
        describedBy={id}
        onChange={onChange}
      />
      <ul id={id} className="live-findings" aria-label="What the check says">
        {findings.map(({ line, message, isWrong }, index) => (
          <li key={index} className={isWrong ? 'live-wrong' : undefined}>
            {line !== undefined && `Line ${String(line)}: `}
            {codeSpansIn(message)}
          </li>
        ))}
      </ul>
    </>
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
