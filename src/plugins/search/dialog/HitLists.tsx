import { useEvent } from '@docusaurus/theme-common';
import type { ReactElement } from 'react';
import { RESULTS_ID } from '../button/searchDialog';
import type { List } from './rowLists';
import { Row } from './Row';
import type { ActiveRow } from './useActiveRow';
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
export function HitLists(props: Props): ReactElement {
  const { lists, active, selection } = props;
  const onActivate = useEvent(active.set);
  const onSelect = useEvent(selection.onClick);
  const all = lists.flatMap(({ rows }) => rows);
  return (
    <div id={RESULTS_ID} role="grid" aria-label="Results">
      {lists.map(({ id, title, rows }) => (
        <div
          key={id}
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
              onActivate={onActivate}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
