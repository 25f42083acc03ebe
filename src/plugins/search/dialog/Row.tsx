import clsx from 'clsx';
import {
  memo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { flushSync } from 'react-dom';
import { pathOf, titleOf, type AnyHit } from '../algolia/hits';
import { Icon, type IconName } from '../icons';
import { Path, Pieces } from '../Pieces';
import type { ListRow, RowAction } from './rowLists';
import { rowId } from './useActiveRow';

interface Props extends ListRow {
  /** Index over all lists. */
  readonly at: number;
  readonly isActive: boolean;
  readonly onActivate: (at: number) => void;
  readonly onSelect: (event: MouseEvent, row: ListRow) => void;
}

/** A hit or a stored search. Memoized, as each keystroke renders the dialog twice. */
export const Row = memo(function Row(props: Props): ReactElement {
  const { at, hit, address, isActive, actions = [] } = props;
  const row = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<RowAction['leaves']>();
  const leave = async ({ leaves, run }: RowAction): Promise<void> => {
    flushSync(() => setLeaving(leaves));
    // There are no animations with reduced motion.
    const animations = row.current?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    run(hit);
  };
  const path = pathOf(hit);
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
        <a href={address} onClick={select} onAuxClick={select}>
          <div className="DocSearch-Hit-Container">
            <Icon
              name={props.icon ?? iconOf(hit)}
              className="DocSearch-Hit-icon"
            />
            <div className="DocSearch-Hit-content-wrapper">
              <span className="DocSearch-Hit-title">
                <Pieces of={titleOf(hit)} />
              </span>
              {path.length > 0 && (
                <span className="DocSearch-Hit-path">
                  <Path of={path} />
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
});

const iconOf = ({ type }: AnyHit): IconName =>
  type === 'content' ? 'content' : type === 'lvl1' ? 'page' : 'heading';
