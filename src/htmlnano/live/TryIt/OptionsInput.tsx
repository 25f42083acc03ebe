import { type ReactNode, useId, useMemo } from 'react';
import { checkOptions } from '../checkOptions';
import Editor from '../Editor';
import Findings from '../Findings';
import type { ParsedOptions, Unparsed } from '../parseOptions';
import type { VersionData } from '../versionData';

interface Props {
  readonly text: string;
  /** `undefined` for options that must not be read yet. */
  readonly parsed: ParsedOptions | Unparsed | undefined;
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  readonly onChange: (text: string) => void;
}

/** The editor for options, with the findings of the schemas. */
export default function OptionsInput(props: Props): ReactNode {
  const { text, parsed, version, others, onChange } = props;
  const id = useId();
  const findings = useMemo(
    () => (parsed?.ok ? checkOptions(parsed, version, others) : []),
    [parsed, version, others],
  );
  return (
    <>
      <Editor
        label="Options"
        language="javascript"
        text={text}
        isInvalid={
          parsed?.ok === false || findings.some(({ isWrong }) => isWrong)
        }
        isPlain={!parsed}
        describedBy={id}
        onChange={onChange}
      />
      <Findings id={id} findings={findings} />
    </>
  );
}
