import { type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import type { ExampleBlock } from '../../../plugins/code-examples/example';
import type { Finding } from '../checkOptions';
import Editor, { type Place } from '../Editor';
import Findings from '../Findings';
import { useAsync } from '../useAsync';

interface Props {
  readonly block: ExampleBlock;
  readonly version: string;
  /** What the block holds now. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The id of its result. */
  readonly result: string;
  readonly ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

/** The editor of a block; below options stands what the schemas say of them. */
export default function BlockEditor(props: Props): ReactNode {
  const { block, version, text, onChange, result, ref } = props;
  const id = useId();
  const [place, goTo] = useState<Place>();
  const isOptions = block.kind === 'options';
  // The page's own options are tested, and may contain functions, which the parser
  // refuses.
  const isTyped = isOptions && text !== block.text;
  const asked = useMemo(
    () => (isTyped ? { text, version } : undefined),
    [isTyped, text, version],
  );
  const { value } = useAsync(asked, 150, findingsOf);
  const completed = useMemo(
    () => (isTyped ? { version } : undefined),
    [isTyped, version],
  );
  const { value: complete } = useAsync(completed, 0, completeOf);
  const findings = isTyped && value ? value : [];
  return (
    <>
      <Editor
        ref={ref}
        label={block.label}
        language={block.language}
        text={text}
        isInvalid={findings.some(({ isWrong }) => isWrong)}
        markedLine={findings.find(({ isWrong }) => isWrong)?.line}
        place={place}
        complete={complete}
        describedBy={isOptions ? `${result} ${id}` : result}
        onChange={onChange}
      />
      {isOptions && (
        <Findings
          id={id}
          findings={findings}
          onLine={(line) => goTo({ line })}
        />
      )}
    </>
  );
}

/** Loaded on demand, as most readers of an example change its source. */
const load = () => import('../checkTyped');

const findingsOf = ({ text, version }: Record<'text' | 'version', string>) =>
  load()
    .then(({ checkTyped }) => checkTyped(text, version))
    .catch((): readonly Finding[] => [UNCHECKED]);

const completeOf = ({ version }: Pick<Props, 'version'>) =>
  load()
    .then(({ completeTyped }) => completeTyped(version))
    .catch(() => undefined);

const UNCHECKED: Finding = {
  line: undefined,
  message:
    'These options could not be checked. Check your network connection, and change them again.',
  isWrong: false,
};
