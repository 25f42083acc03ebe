import { REPORT_LINK } from '../../code-blocks/contract';
import { isAnswered } from '../../shared/delegate';
import { isHydrated } from '../../shared/isHydrated';
import { isHelpKey } from '../../shared/searchKeys';
import { START_FOR } from '../contract';
import { whenIdle } from '../../shared/whenIdle';

/** Buttons of the site, and links whose address it sets. */
const PRESSED = `#__docusaurus button:not([popovertarget]), ${REPORT_LINK}`;

const NEEDS_SITE = `${PRESSED}, #__docusaurus input`;

/**
 * Starts the site in idle time, or before it when the reader turns to something
 * that needs it. With data saving on nothing is fetched in idle time. Where the
 * page is incomplete without the site, it starts at once. Buttons and keys pressed
 * before are replayed then.
 */
export function whenWanted(start: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    start();
  };
  // After the frame in which the page answers the reader.
  const beginSoon = (): number =>
    requestAnimationFrame(() => setTimeout(begin));
  const options = { capture: true, passive: true, signal };
  for (const sign of ['focusin', 'click']) {
    window.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest(NEEDS_SITE))
          beginSoon();
      },
      options,
    );
  }
  window.addEventListener(
    'keydown',
    (event) => {
      if (isHelpKey(event)) beginSoon();
    },
    options,
  );
  // Another tab changed a setting.
  window.addEventListener('storage', beginSoon, options);
  // After the listeners above, as held events are not propagated.
  holdEvents();
  // Docusaurus disables the color mode switch until it runs.
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '.theme-layout-navbar button:disabled',
  )) {
    button.disabled = false;
  }
  if (!isComplete()) begin();
  else if (!savesData()) whenIdle(begin);
}

/** As Docusaurus decides about prefetching. */
function savesData(): boolean {
  const { connection } = navigator;
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
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
  // Docusaurus marks the page when React has hydrated it.
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    holding.abort();
    for (const repeat of heldEvents) repeat();
  });
  const { documentElement } = document;
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
}
