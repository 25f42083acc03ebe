import { REPORT_LINK } from '../../code-blocks/contract';
import { isAnswered } from '../../shared/delegate';
import { isHelpKey } from '../../shared/searchKeys';
import { START_FOR } from '../contract';
import { whenIdle } from '../../shared/whenIdle';

/** Events that count as an interaction. */
const SIGNS = [
  // Also fires when a page loads under a mouse that does not move.
  'mouseover',
  'mousemove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'beforeprint',
  // Another tab changed a setting.
  'storage',
] as const;

/**
 * Starts the site on the first interaction, or at once where the page is
 * incomplete without it. Buttons and keys pressed before are replayed then.
 */
export function whenWanted(start: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    start();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, begin, {
      capture: true,
      passive: true,
      signal,
    });
  }
  // After the listeners above, as held events are not propagated.
  holdEvents();
  // Docusaurus disables the color mode switch until it runs.
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '.theme-layout-navbar button:disabled',
  )) {
    button.disabled = false;
  }
  if (!isComplete()) begin();
  else if (isReadOn()) whenIdle(begin);
}

/** Whether the page that the server rendered is what the address asks for. */
function isComplete(): boolean {
  const { pathname, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  return (
    document.documentElement.classList.contains('docs-doc-page') &&
    // Some hosts serve a page at other addresses, too.
    canonical !== null &&
    new URL(canonical.href).pathname === pathname &&
    !startsFor(hash)
  );
}

/** Whether something in the page needs the site where the address names it. */
const startsFor = (hash: string): boolean =>
  Array.from(
    document.querySelectorAll<HTMLElement>(`[${START_FOR}]`),
    (element) => element.getAttribute(START_FOR) ?? '',
  ).some((prefix) => hash.startsWith(prefix));

/** Whether the reader came from this site, and will probably go on. */
const isReadOn = (): boolean =>
  document.referrer.startsWith(`${window.location.origin}/`);

/** Buttons of the site, and links whose address it sets. */
const PRESSED = `#__docusaurus button:not([popovertarget]), ${REPORT_LINK}`;

/** Holds back events until the site runs, and dispatches them then. */
function holdEvents(): void {
  const heldEvents: (() => void)[] = [];
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldEvents.push(repeat);
  };
  const holdCopy = (event: Event, copy: Event): void => {
    const { target } = event;
    hold(event, () => target?.dispatchEvent(copy));
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>(PRESSED);
    // The first scripts answer some.
    if (button && !isAnswered('click', button))
      hold(event, () => button.click());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isHelpKey(event)) holdCopy(event, new KeyboardEvent('keydown', event));
  };
  // Changes in another tab, which the site learns only by this event.
  const onStorage = (event: StorageEvent): void => {
    holdCopy(event, new StorageEvent('storage', event));
  };
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('storage', onStorage, options);
  whenSiteRuns(() => {
    holding.abort();
    for (const repeat of heldEvents) repeat();
  });
}

/** Docusaurus marks the page when React has hydrated it. */
function whenSiteRuns(then: () => void): void {
  const { documentElement } = document;
  const observer = new MutationObserver(() => {
    if (documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    then();
  });
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
}
