import type { MouseEvent, ReactElement } from 'react';
import type { IconName } from '../icons';
import type { Hit } from '../hits';
import { Context, Icon, keyOf, Pieces } from './Pieces';
import type { List, RowAction } from './rowLists';

interface Props {
  readonly lists: readonly List[];
  readonly active: Hit | undefined;
  readonly onClick: (event: MouseEvent, hit: Hit) => void;
  /** It is called when a row has left the list. */
  readonly onAction: (action: RowAction, hit: Hit) => void;
}

/** Id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string =>
  `docsearch-item-${String(index)}`;

/**
 * The lists as one grid: options of a listbox must not contain links and buttons
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/grid-combo/).
 */
export function Rows(props: Props): ReactElement {
  const all = props.lists.flatMap(({ hits }) => hits);
  return (
    <div id="docsearch-list" role="grid" aria-label="Results">
      {props.lists.map((list) => (
        <div
          key={list.title}
          role="rowgroup"
          aria-label={list.title}
          className="DocSearch-Hits"
        >
          <div className="DocSearch-Hit-source">{list.title}</div>
          {list.hits.map((hit) => (
            <Row
              {...props}
              {...list}
              key={`${hit.objectID} ${hit.url}`}
              id={rowId(all.indexOf(hit))}
              hit={hit}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A hit or a stored search. */
function Row(
  props: Omit<Props, 'lists'> &
    List & { readonly id: string; readonly hit: Hit },
): ReactElement {
  const { id, hit, active, icon, actions = [], onAction } = props;
  const leave = async (button: Element, action: RowAction): Promise<void> => {
    const row = button.closest('.DocSearch-Hit');
    row?.classList.add('DocSearch-Hit--deleting');
    // With reduced motion there are no animations.
    const animations = row?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    onAction(action, hit);
  };
  const click = (event: MouseEvent): void => props.onClick(event, hit);
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={hit === active}
      className="DocSearch-Hit"
    >
      <div role="gridcell" className="search-link">
        <a href={hit.url} onClick={click} onAuxClick={click}>
          <div className="DocSearch-Hit-Container">
            <Icon name={icon ?? iconOf(hit)} className="DocSearch-Hit-icon" />
            <div className="DocSearch-Hit-content-wrapper">
              <span key={keyOf(hit.title)} className="DocSearch-Hit-title">
                <Pieces of={hit.title} />
              </span>
              <Context hit={hit} />
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
              onClick={({ currentTarget }) => void leave(currentTarget, action)}
            >
              <Icon name={action.icon} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const iconOf = ({ type }: Hit): IconName =>
  type === 'content' ? 'content' : type === 'lvl1' ? 'page' : 'heading';
