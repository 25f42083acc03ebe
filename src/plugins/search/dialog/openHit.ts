import type { MouseEvent } from 'react';
import { keepSought } from '../../reading/sought';
import { openAddress } from '../button/searchDialog';
import { type Hit, soughtOf } from '../hits';

/** Opens a hit in this tab, at the line that has its text. */
export function openHit(hit: Hit): void {
  keepSought(soughtOf(hit));
  openAddress(hit.url);
}

/**
 * Handles a click on the link of a hit. With a modifier, the browser opens it.
 *
 * @param onSelect it is also called if another tab opens
 */
export function clickHit(
  event: MouseEvent,
  hit: Hit,
  onSelect?: (hit: Hit) => void,
): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button > 1) return;
  onSelect?.(hit);
  if (button === 1 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  openHit(hit);
}

/** Handles Enter on a hit. Ctrl or Meta opens a new tab, Shift a window. */
export function enterHit(event: KeyboardEvent, hit: Hit): void {
  if (event.ctrlKey || event.metaKey)
    window.open(hit.url, '_blank', 'noopener');
  else if (event.shiftKey) window.open(hit.url, '_blank', 'noopener,popup');
  else if (!event.altKey) openHit(hit);
}
