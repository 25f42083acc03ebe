import type { MouseEvent } from 'react';
import { keepSought } from '../../reading/sought';
import { type Hit, soughtOf } from '../hits';
import { openAddress } from '../button/searchDialog';
import type { ListRow } from './rowLists';

/** The handlers that open hits. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Opens the hits of rows.
 *
 * @param onSelect called for each hit that is opened, also in another tab
 */
export function useSelection(onSelect: (hit: Hit) => void) {
  return {
    /** Opens a hit in this tab. */
    open: ({ hit }: Pick<ListRow, 'hit'>): void => {
      onSelect(hit);
      openHit(hit);
    },
    /** Handles a click. With a modifier, the browser opens the hit. */
    onClick: (event: MouseEvent, { hit }: Pick<ListRow, 'hit'>): void => {
      const isMiddle = event.button === 1;
      if (event.button !== 0 && !isMiddle) return;
      onSelect(hit);
      if (isMiddle || isModified(event)) return;
      event.preventDefault();
      openHit(hit);
    },
    /** Handles Enter. Ctrl or Meta opens a new tab, Shift a window. */
    onEnter: (event: KeyboardEvent, { hit }: Pick<ListRow, 'hit'>): void => {
      event.preventDefault();
      onSelect(hit);
      if (event.ctrlKey || event.metaKey)
        window.open(hit.url, '_blank', 'noopener');
      else if (event.shiftKey) window.open(hit.url, '_blank', 'noopener,popup');
      else if (!event.altKey) openHit(hit);
    },
  };
}

/** Opens a hit in this tab, at the line that has its text. */
function openHit(hit: Hit): void {
  keepSought(soughtOf(hit));
  openAddress(hit.url);
}

/** Whether a click opens a new tab or window, or downloads. */
export const isModified = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
