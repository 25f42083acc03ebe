import { Fragment, type ReactNode, useMemo } from 'react';
import { short } from '../../facts/optionsCheck';
import Button from '../Button';
import { findKeep } from '../find/keeps';
import type { Missing } from '../find/missing';
import type { Remedies } from '../find/remedies';
import type { Runs } from '../find/runs';
import { offValue } from '../packages';
import { printLiteral } from '../printLiteral';
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
  const off = version.modules
    .filter(({ name }) => modules.includes(name))
    .map((one) => [one.name, offValue(one, settings)] as const);
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
          <code translate="no">
            {module}: {short(printLiteral(keep.value))}
          </code>
        </Button>
      )}
    </>
  );
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
