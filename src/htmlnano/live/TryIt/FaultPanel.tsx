import { type ReactNode, useMemo } from 'react';
import { inPlainWords } from '../advice';
import Button from '../Button';
import type { Fault } from '../find/findFault';
import type { Missing } from '../find/missing';
import { type Asked, createRuns, type Runs } from '../find/runs';
import { minify, type Output } from '../minify';
import { useAsync } from '../useAsync';
import RemedyList from './RemedyList';
import type { SetModules } from './SetModules';

interface Found extends Fault {
  readonly runs: Runs;
}

/**
 * Finds what makes the library throw.
 *
 * @param output `undefined` while it is another input's
 */
export function useFault(
  asked: Omit<Asked, 'settings'> & {
    readonly settings: Asked['settings'] | undefined;
  },
  output: Output | undefined,
): Found | undefined {
  const { source, settings, version } = asked;
  const isThrown = output?.kind === 'error' && output.isThrown;
  const input = useMemo(
    () => (isThrown && settings ? { source, settings, version } : undefined),
    [isThrown, source, settings, version],
  );
  const { value, isCurrent } = useAsync(input, 300, find);
  return input && isCurrent ? value : undefined;
}

const find = (
  asked: Asked,
  isStale: () => boolean,
): Promise<Found | undefined> => {
  const runs = createRuns(asked, minify);
  return import('../find')
    .then(({ findFault }) => findFault(runs, minify, isStale))
    .then((fault) => ({ ...fault, runs }))
    .catch(() => undefined);
};

/** Anything but an error is right. */
const ANY_RESULT: Missing = { isIn: () => true, selectors: [], comments: [] };

interface Props {
  readonly fault: Found;
  /** Goes to a line of the HTML. */
  readonly onLine: (line: number) => void;
  readonly onModules: SetModules;
}

/** Says where an error is, in plain words, and which modules to switch off. */
export default function FaultPanel(props: Props): ReactNode {
  const { fault, onLine, onModules } = props;
  const { at, remedies, runs } = fault;
  if (remedies === 'parser' || remedies.length === 0) return null;
  return (
    <div className="live-messages">
      {at ? (
        <p>
          In line {at.line} of your HTML {inPlainWords(at.reason)}{' '}
          <Button onClick={() => onLine(at.line)}>Go to line {at.line}</Button>
        </p>
      ) : (
        <p>With this module switched off or changed there is no error:</p>
      )}
      <RemedyList
        runs={runs}
        missing={ANY_RESULT}
        remedies={remedies}
        onModules={onModules}
      />
    </div>
  );
}
