import clsx from 'clsx';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { RESULTS_ID } from '../button/searchDialog';
import type { IconName } from '../icons';
import { Icon } from './Icon';
import type { Piece } from '../hits';
import { Path, Pieces } from './Pieces';
import type { List, ListRow, RowAction } from './rowLists';
import { rowId, type ActiveRow } from './useActiveRow';
import type { Selection } from './useSelection';

interface Props {
  readonly lists: readonly List[];
  readonly active: ActiveRow;
  readonly selection: Selection;
}

/**
 * The lists as one grid, as options of a listbox must not contain links and buttons
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/grid-combo/).
 */
export function Rows(props: Props): ReactElement {
  const { lists, active, selection } = props;
  const all = lists.flatMap(({ rows }) => rows);
  return (
    <div id={RESULTS_ID} role="grid" aria-label="Results">
      {lists.map(({ title, rows }) => (
        <div
          key={title}
          role="rowgroup"
          aria-label={title}
          className="DocSearch-Hits"
        >
          <div className="DocSearch-Hit-source">{title}</div>
          {rows.map((row) => (
            <Row
              {...row}
              key={row.id}
              at={all.indexOf(row)}
              isActive={row === all[active.index]}
              onActivate={active.set}
              onSelect={selection.onClick}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps extends ListRow {
  /** Index over all lists. */
  readonly at: number;
  readonly isActive: boolean;
  readonly onActivate: (at: number) => void;
  readonly onSelect: (event: MouseEvent, row: ListRow) => void;
}

/** A hit or a stored search. */
function Row(props: RowProps): ReactElement {
  const { at, hit, isActive, actions = [] } = props;
  const { title, above } = hit;
  const row = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<RowAction['leaves']>();
  const leave = async ({ leaves, run }: RowAction): Promise<void> => {
    flushSync(() => setLeaving(leaves));
    // There are no animations with reduced motion.
    const animations = row.current?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    run(hit);
  };
  const select = (event: MouseEvent): void => props.onSelect(event, props);
  return (
    <div
      ref={row}
      id={rowId(at)}
      role="row"
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx('DocSearch-Hit', leaving)}
      onMouseMove={() => props.onActivate(at)}
    >
      <div role="gridcell" className="search-link">
        <a href={hit.url} onClick={select} onAuxClick={select}>
          <div className="DocSearch-Hit-Container">
            <Icon
              name={props.icon ?? iconOf(hit)}
              className="DocSearch-Hit-icon"
            />
            <div className="DocSearch-Hit-content-wrapper">
              <span key={marksOf(title)} className="DocSearch-Hit-title">
                <Pieces of={title} />
              </span>
              {hit.excerpt && (
                <span key={marksOf(hit.excerpt)} className="DocSearch-Hit-text">
                  <Pieces of={hit.excerpt} />
                </span>
              )}
              {above.length > 0 && (
                <span key={marksOf(...above)} className="DocSearch-Hit-path">
                  <Path of={above} />
                </span>
              )}
            </div>
          </div>
        </a>
      </div>
      {actions.length > 0 && (
        <div role="gridcell" className="search-actions">
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className="DocSearch-Hit-action-button"
              title={action.label}
              aria-label={action.label}
              onClick={() => void leave(action)}
            >
              <Icon name={action.icon} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * A key for an element of texts: others come in a new element. Preact cannot remove a
 * text that a translator has replaced, but removes what such a text stood in.
 */
const marksOf = (...headings: readonly (readonly Piece[])[]): string =>
  JSON.stringify(headings);

const iconOf = ({ type }: ListRow['hit']): IconName =>
  type === 'content' ? 'content' : type === 'lvl1' ? 'page' : 'heading';
