import { type ReactNode, useState } from 'react';
import { LOSSES } from '../losses';
import type { Piece, Report, Row, Switch } from '../analysis/report';
import { Button } from './Button';

/** The names of the modules in each of the three groups. */
interface Groups {
  readonly changed: readonly string[];
  readonly same: readonly string[];
  readonly off: readonly string[];
}

interface Props {
  readonly report: Report;
  /** A new object for each page and preset. */
  readonly page: object;
  readonly modulesPath: string;
  readonly piece: string;
  readonly onPiece: (piece: string) => void;
  readonly onSwitch: (module: string, to: Switch) => void;
}

/** The name of htmlnano's own row, which has no switch. */
const PARSER = '';

/** The effect of each module on the page. Modules that lost something come first. */
export default function ModuleList(props: Props): ReactNode {
  const { report, page, piece, onPiece, onSwitch } = props;
  // A row that the reader has just switched stays where it is, until the page or the
  // preset changes.
  const [frozen, setFrozen] = useState<{ page: object; groups: Groups }>();
  const sorted = groupsOf(report);
  const groups = frozen?.page === page ? merge(frozen.groups, sorted) : sorted;
  const rows = (names: readonly string[]): ReactNode => (
    <ul className="try-it-modules">
      {names.map((name) => (
        <ModuleRow
          {...props}
          key={name}
          name={name}
          onSwitch={(module, to) => {
            setFrozen({ page, groups });
            onSwitch(module, to);
          }}
        />
      ))}
    </ul>
  );
  return (
    <section
      aria-label="What each module did"
      aria-busy={!report.isDone}
      inert={report.isUnread}
    >
      <div className="try-it-head">
        <h2>What each module did</h2>
        <label>
          Find what is gone{' '}
          <input
            type="search"
            value={piece}
            placeholder="a text or tag"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onPiece(currentTarget.value)}
          />
        </label>
      </div>
      {piece !== '' && report.piece && <p>{sayOf(report.piece)}</p>}
      {report.trouble !== undefined && (
        <p>The list is not complete: {report.trouble}</p>
      )}
      {rows(groups.changed)}
      <details>
        <summary>
          {report.output?.kind === 'error' ? 'On' : 'Changed nothing'}
          {report.isDone && ` (${String(groups.same.length)})`}
        </summary>
        {rows(groups.same)}
      </details>
      <details>
        <summary>Off ({groups.off.length})</summary>
        {rows(groups.off)}
      </details>
    </section>
  );
}

function groupsOf({ rows, enabled, off }: Report): Groups {
  const changed = rows
    .toSorted(
      (one, other) => harmOf(other) - harmOf(one) || other.saved - one.saved,
    )
    .map(({ module = PARSER }) => module);
  const same = enabled.filter((name) => !changed.includes(name));
  return { changed, same, off };
}

/** Modules keep their places; those that had none come last. */
function merge(frozen: Groups, now: Groups): Groups {
  const known = Object.values(frozen).flat();
  const added = (group: keyof Groups): readonly string[] => [
    ...frozen[group],
    ...now[group].filter((name) => !known.includes(name)),
  ];
  return { changed: added('changed'), same: added('same'), off: added('off') };
}

/** Losses that are mostly intended. */
const MEANT: readonly string[] = ['comments', 'scripts'];

const harmOf = ({ losses }: Row): number =>
  losses.filter(({ kind }) => !MEANT.includes(kind)).length;

function ModuleRow(
  props: Props & {
    readonly name: string;
  },
): ReactNode {
  const { name, report, modulesPath, piece, onSwitch } = props;
  const row = report.rows.find(({ module = PARSER }) => module === name);
  const { enabled } = report;
  const [pressed, press] = useState<{ isOn: boolean; before: object }>();
  // A switch does not wait for the answer.
  const isOn =
    pressed?.before === enabled ? pressed.isOn : enabled.includes(name);
  const found = piece === '' ? undefined : report.piece;
  const isFound =
    found?.kind === 'gone' &&
    found.module !== null &&
    (found.module ?? PARSER) === name;
  const { keep } = row ?? {};
  return (
    <li aria-current={isFound || undefined}>
      {name === PARSER ? (
        <a
          href={`${modulesPath}#what-the-parser-does`}
          target="_blank"
          rel="noreferrer"
        >
          Without any module
        </a>
      ) : (
        <>
          <input
            type="checkbox"
            role="switch"
            aria-label={name}
            checked={isOn}
            onChange={() => {
              press({ isOn: !isOn, before: enabled });
              onSwitch(name, isOn ? 'off' : 'on');
            }}
          />
          <a
            href={`${modulesPath}#${name.toLowerCase()}`}
            target="_blank"
            rel="noreferrer"
            translate="no"
          >
            <code>{name}</code>
          </a>
        </>
      )}
      {row && <span className="try-it-bytes">{bytesIn(row.saved)}</span>}
      {(isFound || Boolean(row?.losses.length)) && (
        <span className="try-it-losses">
          {isFound && <b>Removed or changed what you look for. </b>}
          {row?.losses.map(({ kind, names, count }) => (
            <span key={kind}>
              {LOSSES[kind]}: <code translate="no">{names.join(', ')}</code>
              {count > names.length &&
                ` and ${String(count - names.length)} more`}
              .{' '}
            </span>
          ))}
          {keep !== undefined && isOn && (
            <Button onClick={() => onSwitch(name, { value: keep })}>
              Keep it with <code translate="no">{keep}</code>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

const bytesIn = (saved: number): string =>
  saved === 0
    ? 'same size'
    : `${Math.abs(saved).toLocaleString('en')} ${Math.abs(saved) === 1 ? 'byte' : 'bytes'} ${saved > 0 ? 'less' : 'more'}`;

const times = (count: number): string =>
  count === 1
    ? 'once'
    : count === 2
      ? 'twice'
      : `${count.toLocaleString('en')} times`;

/** Says whether the result has the text that the reader looks for. */
export function sayOf(piece: Piece): string {
  switch (piece.kind) {
    case 'unknown':
      return 'Your HTML does not contain this.';
    case 'there':
      return `Nothing is gone: the result contains it ${times(piece.count)}, like your HTML.`;
    case 'gone': {
      const lost =
        piece.after === 0
          ? 'The result does not contain it.'
          : `Your HTML contains it ${times(piece.before)}, the result ${times(piece.after)}.`;
      return piece.module === null
        ? lost
        : `${lost} ${piece.module ?? 'Parsing and printing'} removed or changed it.`;
    }
  }
}
