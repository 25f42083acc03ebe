import { Fragment, type ReactNode, useMemo } from 'react';
import { truncate } from '../../../plugins/shared/text';
import { isPlainObject } from '../../isPlainObject';
import Button from '../Button';
import { findKeep } from '../find/keeps';
import type { Missing } from '../find/missing';
import type { Remedies } from '../find/remedies';
import type { Runs } from '../find/runs';
import { offValue, valueOf } from '../packages';
import { printKey, printLiteral } from '../printLiteral';
import { useAsync } from '../useAsync';
import { liveVersionOf } from '../versions';
import type { SetModules } from './SetModules';

interface Props {
  readonly runs: Runs;
  readonly missing: Missing;
  readonly remedies: Remedies;
  readonly onModules: SetModules;
}

/** The modules that bring something back, and buttons that change the options. */
export default function RemedyList(props: Props): ReactNode {
  const { runs, remedies } = props;
  if (remedies === 'parser') {
    const page = liveVersionOf(runs.version.name).modulesPath;
    return (
      <p>
        It goes without any module, too, when htmlnano{' '}
        <a href={`${page}#what-the-parser-does`}>parses and prints</a> the page.
      </p>
    );
  }
  if (remedies.length === 0)
    return <p>More than two modules remove it, each on its own.</p>;
  return (
    <ul className="live-remedies">
      {remedies.map((modules) => (
        <li key={modules.join()}>
          <Remedy {...props} modules={modules} />
        </li>
      ))}
    </ul>
  );
}

interface RemedyProps extends Props {
  readonly modules: readonly string[];
}

function Remedy({ runs, modules, missing, onModules }: RemedyProps): ReactNode {
  const { version, settings } = runs;
  const page = liveVersionOf(version.name).modulesPath;
  const [module] = modules;
  const asked = useMemo(
    () =>
      module !== undefined && modules.length === 1
        ? { runs, module, missing }
        : undefined,
    [runs, module, modules, missing],
  );
  const { value: keep, isCurrent } = useAsync(asked, 0, keepOf);
  const own = version.modules.filter(({ name }) => modules.includes(name));
  const valueNow = own[0] && valueOf(own[0], settings);
  const off = own.map((one) => [one.name, offValue(one, settings)] as const);
  return (
    <>
      <span>
        {modules.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' and '}
            <a href={`${page}#${name.toLowerCase()}`}>
              <code translate="no">{name}</code>
            </a>
          </Fragment>
        ))}
      </span>
      <Button onClick={() => onModules(Object.fromEntries(off))}>
        Switch {modules.length > 1 && 'both '}off
        <span className="visually-hidden"> {modules.join(' and ')}</span>
      </Button>
      {keep && isCurrent && module !== undefined && (
        <Button onClick={() => onModules({ [module]: keep.value })}>
          Keep it with{' '}
          <code translate="no">{changeOf(module, valueNow, keep.value)}</code>
        </Button>
      )}
    </>
  );
}

/** The longest label of a button: the options show all of it. */
const MAX_LABEL = 80;

/** What a value changes: of an object only the keys that it sets. */
function changeOf(module: string, now: unknown, value: unknown): string {
  const old = isPlainObject(now) ? now : {};
  const changed = isPlainObject(value)
    ? Object.entries(value).filter(
        ([key, one]) => printLiteral(old[key]) !== printLiteral(one),
      )
    : [];
  const entries = changed.length > 0 ? changed : [[module, value] as const];
  const text = entries
    .map(([key, one]) => `${printKey(key)}: ${printLiteral(one)}`)
    .join(', ')
    .replace(/\s+/g, ' ');
  return text.length > MAX_LABEL ? `${truncate(text, MAX_LABEL)}…` : text;
}

const keepOf = ({
  runs,
  module,
  missing,
}: {
  readonly runs: Runs;
  readonly module: string;
  readonly missing: Missing;
}) => findKeep(runs, module, missing);
