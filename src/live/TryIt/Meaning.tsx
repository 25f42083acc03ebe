import { type ReactNode, useMemo, useState } from 'react';
import { changesOf } from '../changes';
import type { Settings } from '../packages';
import { useSteps } from '../useSteps';
import type { VersionData } from '../versionData';
import Waiting from './Waiting';

interface Props {
  readonly source: string;
  readonly settings: Settings;
  readonly version: VersionData;
}

/** Bytes of HTML that can be compared while somebody types. */
const MAX_WHILE_TYPING = 20_000;

/** What changed in what the document means, and which module did it. */
export default function Meaning({
  source,
  settings,
  version,
}: Props): ReactNode {
  const state = useSteps(source, settings, version);
  const [wanted, setWanted] = useState<unknown>();
  const steps = state.kind === 'steps' ? state.steps : undefined;
  const isDue = source.length <= MAX_WHILE_TYPING || wanted === steps;
  const changes = useMemo(
    () => (steps && isDue ? changesOf(steps) : undefined),
    [steps, isDue],
  );
  if (state.kind !== 'steps') return <Waiting state={state} />;
  if (!changes) {
    return (
      <button
        type="button"
        className="code-button"
        onClick={() => {
          setWanted(state.steps);
        }}
      >
        Compare source and output
      </button>
    );
  }
  return (
    <>
      {changes.length === 0 ? (
        <p>
          No difference found. Both were parsed by this browser and compared:
          texts, elements, attributes, scripts and rules of styles.
        </p>
      ) : (
        <ul>
          {changes.map(({ module, message }, index) => (
            <li key={index}>
              {module === undefined ? (
                'Parsing and printing'
              ) : (
                <code translate="no">{module}</code>
              )}
              : {message}
            </li>
          ))}
        </ul>
      )}
      <p>
        Style sheets can give white space a meaning that this check does not
        know, and it does not run scripts.
      </p>
    </>
  );
}
