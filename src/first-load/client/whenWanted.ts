import { isHelpKey, isSearchKey } from '../../shared/searchKeys';
import { whenIdle } from '../../shared/whenIdle';

/** What tells that somebody is there, from the first move of the mouse on. */
const SIGNS = [
  // Also when a page comes up under a mouse that rests.
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
  // Another tab has changed a setting.
  'storage',
] as const;

/**
 * Starts the site when a reader first does something, or at once where a page
 * is not complete without it. What is pressed before the site runs is kept and
 * done then; links work without it.
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
  // After the signs: what it keeps goes no further.
  holdEvents();
  // Docusaurus disables the switch of the color mode until it runs: a press of
  // it would be lost.
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '.theme-layout-navbar button:disabled',
  )) {
    button.disabled = false;
  }
  if (!isComplete()) begin();
  else if (isReadOn()) whenIdle(begin);
}

/** Whether the page that the server wrote is all that the address asks for. */
function isComplete(): boolean {
  const { pathname, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  return (
    document.documentElement.classList.contains('docs-doc-page') &&
    // Else it stands for another address, as some hosts let it.
    canonical !== null &&
    new URL(canonical.href).pathname === pathname &&
    !hash.startsWith('#try-it')
  );
}

/** Whether a link of this site led here: the next will not have to load a page. */
const isReadOn = (): boolean =>
  document.referrer.startsWith(`${window.location.origin}/`);

/**
 * Buttons of the site, and links whose address it writes. Other buttons of code
 * blocks and of the page do without it.
 */
const PRESSED =
  '#__docusaurus button:not(.code-block *, .page-tools *), .example-report';

/** Keeps what the site would have done, and lets it do so when it runs. */
function holdEvents(): void {
  const heldEvents: (() => void)[] = [];
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldEvents.push(repeat);
  };
  const onClick = (event: MouseEvent): void => {
    const button = closest(event.target, PRESSED);
    if (button !== null) hold(event, () => button.click());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const opensMenu =
      event.key === 'Enter' && closest(event.target, '[aria-haspopup=true]');
    if (!opensMenu && !isSearchKey(event) && !isHelpKey(event)) return;
    const { target } = event;
    hold(event, () =>
      target?.dispatchEvent(new KeyboardEvent(event.type, event)),
    );
  };
  // What another tab has changed, which the site reads only when it is told.
  const onStorage = (event: StorageEvent): void => {
    hold(event, () =>
      window.dispatchEvent(new StorageEvent(event.type, event)),
    );
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

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Docusaurus marks the page when React has taken it over. */
function whenSiteRuns(then: () => void): void {
  const { documentElement } = document;
  const observer = new MutationObserver(() => {
    if (documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    then();
  });
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
}
