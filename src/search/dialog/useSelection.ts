import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { KeyboardEvent, MouseEvent } from 'react';
import { addressOf } from '../algolia/hitAddress';
import type { AnyHit } from '../algolia/hits';

export type Selection = ReturnType<typeof useSelection>;

/**
 * Opens hits.
 *
 * @param onSelect called for each hit that is opened in any way
 * @param close called when a hit opens in this tab
 */
export function useSelection(
  onSelect: (hit: AnyHit) => void,
  close: () => void,
) {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const target = ({ url }: AnyHit): string | undefined =>
    addressOf(url, siteConfig);
  const open = (address: string): void => {
    close();
    if (address.startsWith('/')) history.push(address);
    else window.location.assign(address);
  };
  return {
    /** The address of a hit; `undefined` if it is not a web page. */
    addressOf: target,
    /** Handles a click. With a modifier the browser does. */
    onClick: (event: MouseEvent, hit: AnyHit): void => {
      const address = target(hit);
      const isMiddle = event.button === 1;
      if (address === undefined || (event.button !== 0 && !isMiddle)) return;
      onSelect(hit);
      if (isMiddle || isModified(event)) return;
      event.preventDefault();
      open(address);
    },
    /** Handles Enter; Ctrl or Meta opens a new tab, Shift a window. */
    onEnter: (event: KeyboardEvent, hit: AnyHit): void => {
      const address = target(hit);
      if (address === undefined) return;
      event.preventDefault();
      onSelect(hit);
      if (event.ctrlKey || event.metaKey)
        window.open(address, '_blank', 'noopener');
      else if (event.shiftKey) window.open(address, '_blank', 'noopener,popup');
      else if (!event.altKey) open(address);
    },
  };
}

/** Whether a click or key opens a new tab or window, or downloads. */
export const isModified = (event: KeyboardEvent | MouseEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
