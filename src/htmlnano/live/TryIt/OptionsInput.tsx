import { type ReactNode, useId, useMemo, useState } from 'react';
import { checkOptions } from '../checkOptions';
import { completionsAt } from '../completions';
import Editor, { type Place } from '../Editor';
import Findings from '../Findings';
import type { ParsedOptions, Unparsed } from '../parseOptions';
import type { Complete } from '../useCompletion';
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
  const complete: Complete = (typed, caret) =>
    completionsAt(typed, caret, version.schema);
  const [place, goTo] = useState<Place>();
  const findings = useMemo(
    () =>
      parsed?.ok
        ? checkOptions(parsed, version, others)
        : parsed
          ? [{ ...parsed, isWrong: true }]
          : [],
    [parsed, version, others],
  );
  return (
    <>
      <Editor
        label="Options"
        language="javascript"
        text={text}
        isInvalid={findings.some(({ isWrong }) => isWrong)}
        markedLine={findings.find(({ isWrong }) => isWrong)?.line}
        place={place}
        isPlain={!parsed}
        complete={parsed && complete}
        describedBy={id}
        onChange={onChange}
      />
      <Findings id={id} findings={findings} onLine={(line) => goTo({ line })} />
    </>
  );
}
