import { Fragment, type ReactNode } from 'react';
import Button from '../Button';
import { LOSSES, type LossKind, type Losses as Lost } from '../losses';
import type { StepLosses } from '../stepLosses';
import type { Step, StepsProps } from '../steps';
import { useAsync } from '../useAsync';

/** How many losses of a kind are listed; the others are only counted. */
const NAMED = 3;

const KINDS = Object.entries(LOSSES) as [LossKind, string][];

const COUNTED = new Intl.ListFormat('en').format(
  KINDS.map(([, title]) => title.toLowerCase()),
);

/** Lists what the page lost, and to which module. */
export default function Losses({ steps }: StepsProps): ReactNode {
  const { value: found, isCurrent, retry } = useAsync(steps, 0, lossesOf);
  if (!found || !isCurrent) return <p>Source and output are compared …</p>;
  if (found === 'failed') {
    return (
      <p>
        The comparison could not be loaded. Check your network connection.{' '}
        <Button onClick={retry}>Retry</Button>
      </p>
    );
  }
  return (
    <>
      {found.length === 0 ? (
        <p>No loss found.</p>
      ) : (
        <ul>{found.flatMap(linesOf)}</ul>
      )}
      <p>
        The Introduction’s benchmark counts the same: {COUNTED}. Style sheets
        and scripts in other files are not read, and no script runs.
      </p>
    </>
  );
}

/** Loaded on demand, as nothing else here needs an HTML parser. */
const lossesOf = (steps: readonly Step[], isStale: () => boolean) =>
  import('../stepLosses')
    .then(({ lossesOfSteps }) => lossesOfSteps(steps, isStale))
    .catch(() => 'failed' as const);

function linesOf({ module, losses }: StepLosses): ReactNode[] {
  const by =
    module === undefined ? (
      'parsing and printing'
    ) : (
      <code translate="no">{module}</code>
    );
  return [
    losses.text && (
      <li key={`${String(module)} text`}>
        Text changed by {by}: <code translate="no">{losses.text.before}</code>{' '}
        became <code translate="no">{losses.text.after}</code>
      </li>
    ),
    ...KINDS.map(([kind, title]) => {
      const lost = losses[kind];
      return (
        lost.length > 0 && (
          <li key={`${String(module)} ${kind}`}>
            {title} by {by}: {lost.length} ({named(lost)})
          </li>
        )
      );
    }),
  ];
}

function named(lost: Lost[LossKind]): ReactNode {
  return (
    <>
      {lost.slice(0, NAMED).map((name, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code translate="no">{name}</code>
        </Fragment>
      ))}
      {lost.length > NAMED && ', …'}
    </>
  );
}
