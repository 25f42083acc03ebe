import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { describeSaving } from '../../../plugins/code-examples/bytesSaved';
import Button from '../Button';
import { type Asked, createRuns, type Runs } from '../find/runs';
import { minify, type Output } from '../minify';
import type { AllLosses as Lost } from '../moreLosses';
import type { Settings } from '../packages';
import { measureSteps } from '../steps';
import { useAsync } from '../useAsync';
import type { VersionData } from '../versionData';
import { describeLosses } from './describeLosses';
import FindIt from './FindIt';
import Losses from './Losses';
import Savings from './Savings';
import type { SetModules } from './SetModules';

type Result = Extract<Output, { kind: 'result' }>;

interface Props {
  readonly version: VersionData;
  readonly source: string;
  /** Preset and options; `undefined` while the options cannot be read. */
  readonly settings: Settings | undefined;
  readonly output: Output | undefined;
  /** Whether the output is that of the source and the settings. */
  readonly isCurrent: boolean;
  readonly onModules: SetModules;
}

/**
 * What became of the page, in a line; each part of it opens what it means. Below, readers
 * can ask for what else is missing. Memoized, so that it is not rendered with each key.
 */
export default memo(function Verdict(props: Props): ReactNode {
  const { version, source, settings, output, isCurrent, onModules } = props;
  const id = useId();
  const [open, setOpen] = useState({ lost: false, saved: false });
  const first = useRef<HTMLButtonElement>(null);
  const result = output?.kind === 'result' ? output : undefined;
  const asked = useMemo(
    () =>
      isCurrent && result && settings
        ? { source, settings, version, result }
        : undefined,
    [isCurrent, result, source, settings, version],
  );
  // That of the last result, until the next one is there.
  const { value: compared, retry } = useAsync(asked, 0, compareBoth);
  const part = (name: keyof typeof open, label: string) => (
    <button
      ref={name === 'lost' ? first : undefined}
      type="button"
      className="live-part"
      aria-expanded={open[name]}
      aria-controls={`${id}-${name}`}
      onClick={() => setOpen((now) => ({ ...now, [name]: !now[name] }))}
    >
      {label}
    </button>
  );
  return (
    <div className="live-verdict">
      <div className="live-line" aria-busy={!asked} inert={!result}>
        {compared && (
          <>
            {part(
              'lost',
              compared.lost
                ? describeLosses(compared.lost)
                : 'Losses are not known.',
            )}{' '}
            {part('saved', compared.size)}
          </>
        )}
      </div>
      <div id={`${id}-lost`} hidden={!compared || !open.lost} inert={!result}>
        {compared?.lost && open.lost && (
          <Losses
            lost={compared.lost}
            runs={compared.runs}
            onModules={(values) => {
              // The button that was pressed goes.
              first.current?.focus({ preventScroll: true });
              onModules(values);
            }}
          />
        )}
        {compared && !compared.lost && (
          <p>
            The comparison could not be loaded. Check your network connection.{' '}
            <Button onClick={retry}>Retry</Button>
          </p>
        )}
      </div>
      <div id={`${id}-saved`} hidden={!compared || !open.saved} inert={!result}>
        {compared && open.saved && <Saved runs={compared.runs} />}
      </div>
      <FindIt runs={result && compared?.runs} onModules={onModules} />
    </div>
  );
});

interface Compared {
  /** `undefined` if what compares could not be loaded. */
  readonly lost: Lost | undefined;
  readonly size: string;
  readonly runs: Runs;
}

async function compareBoth(
  asked: Asked & { readonly result: Result },
): Promise<Compared> {
  const { source, result } = asked;
  const [before, after] = [result.before.raw, result.after.raw];
  return {
    lost: await import('../find')
      .then(({ compare }) => compare(source, result.text))
      .catch(() => undefined),
    size:
      before === after
        ? 'The size is the same.'
        : `${describeSaving(before, after).replace(/^.*, /, '')}.`,
    runs: createRuns(asked, minify, result),
  };
}

function Saved({ runs }: { readonly runs: Runs }): ReactNode {
  const { value: steps, isCurrent } = useAsync(runs, 500, measured);
  if (!steps) return <p>The modules run one by one …</p>;
  if (typeof steps === 'string')
    return <p>The modules do not run one by one: {steps}</p>;
  return (
    <div aria-busy={!isCurrent}>
      <Savings steps={steps} />
    </div>
  );
}

/** @returns the message of an error */
const measured = (runs: Runs, isStale: () => boolean) =>
  measureSteps(runs, isStale).catch(
    (error: unknown) => (error as Error).message,
  );
