import { Fragment, type ReactNode, useMemo } from 'react';
import type { ExplainedLoss } from '../find/explainLosses';
import type { Runs } from '../find/runs';
import {
  ALL_LOSSES,
  type AllLosses as Lost,
  type AnyLossKind,
} from '../moreLosses';
import { useAsync } from '../useAsync';
import RemedyList from './RemedyList';
import type { SetModules } from './SetModules';

interface Props {
  readonly lost: Lost;
  readonly runs: Runs;
  readonly onModules: SetModules;
}

/** How many losses of a kind are listed; the others are only counted. */
const NAMED = 3;

const COUNTED = new Intl.ListFormat('en').format(
  Object.values(ALL_LOSSES).map((title) => title.toLowerCase()),
);

/** Lists what the page lost, and what brings it back. */
export default function Losses({ lost, runs, onModules }: Props): ReactNode {
  const asked = useMemo(() => ({ lost, runs }), [lost, runs]);
  const { value, isCurrent } = useAsync(asked, 0, explain);
  const start = unexplained(lost);
  // Those of the result before stay until these are explained.
  const shown = start.length > 0 ? value : undefined;
  const losses = shown?.losses ?? start;
  return (
    <div aria-busy={!isCurrent}>
      {losses.length > 0 && (
        <ul>
          {losses.map((loss, index) => (
            <li key={index}>
              {LOSSES_AND_TEXT[loss.kind]}:{' '}
              {loss.kind === 'text' ? (
                <Text {...(shown?.lost ?? lost).text} />
              ) : (
                <Names names={loss.names} />
              )}
              {shown && loss.missing && (
                <RemedyList {...loss} runs={shown.runs} onModules={onModules} />
              )}
            </li>
          ))}
        </ul>
      )}
      {losses.length > 0 && !shown && (
        <p>The modules are switched off one by one …</p>
      )}
      {shown?.why !== undefined && (
        <p>Which module does it could not be found: {shown.why}</p>
      )}
      <p>
        Looked for: {COUNTED}. Style sheets and scripts in other files are not
        read, and no script runs.
      </p>
    </div>
  );
}

const LOSSES_AND_TEXT = { text: 'Text changed', ...ALL_LOSSES };

type Asked = Pick<Props, 'lost' | 'runs'>;

interface Explained extends Asked {
  readonly losses: readonly (ExplainedLoss | Unexplained)[];
  /** Why they are not explained. */
  readonly why?: string;
}

const explain = (asked: Asked, isStale: () => boolean): Promise<Explained> =>
  import('../find')
    .then(({ explainLosses }) => explainLosses(asked.runs, isStale))
    .then((losses) => ({ ...asked, losses }))
    .catch((error: unknown) => ({
      ...asked,
      losses: unexplained(asked.lost),
      why: (error as Error).message,
    }));

interface Unexplained extends Pick<ExplainedLoss, 'kind' | 'names'> {
  readonly missing?: undefined;
}

/** What is known before the modules are switched off. */
const unexplained = (lost: Lost): readonly Unexplained[] => [
  ...(lost.text ? [{ kind: 'text' as const, names: [] }] : []),
  ...(Object.keys(ALL_LOSSES) as AnyLossKind[]).flatMap((kind) =>
    lost[kind].length > 0 ? { kind, names: lost[kind] } : [],
  ),
];

function Text({ before, after }: Partial<NonNullable<Lost['text']>>) {
  return (
    <>
      <code translate="no">{before}</code> became{' '}
      <code translate="no">{after}</code>
    </>
  );
}

function Names({ names }: Pick<ExplainedLoss, 'names'>): ReactNode {
  return (
    <>
      {names.length} (
      {names.slice(0, NAMED).map((name, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code translate="no">{name}</code>
        </Fragment>
      ))}
      {names.length > NAMED && ', …'})
    </>
  );
}
