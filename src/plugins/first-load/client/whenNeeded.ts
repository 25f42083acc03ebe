import { isAnswered } from '../../shared/delegate';
import { isHydrated } from '../../shared/isHydrated';

/** What the browser answers by itself has `popovertarget`, or submits a form. */
const BUTTON =
  '#__docusaurus button:not([popovertarget], [type="submit"]), #__docusaurus [role="button"]';

/**
 * Starts the app when the reader presses a button that only React answers, which is
 * pressed again then, or at once where the page is incomplete without the app.
 *
 * @param start fetches and runs the app
 */
export function whenNeeded(start: () => void): void {
  let isStarted = false;
  const begin = (): void => {
    if (!isStarted) start();
    isStarted = true;
  };
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button =
        target instanceof Element && target.closest<HTMLElement>(BUTTON);
      if (!button || isHydrated() || isAnswered('click', button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      begin();
      whenHydrated(() => button.click());
    },
    { capture: true },
  );
  if (!isComplete()) begin();
}

/** Whether the page that the server rendered is what the address asks for. */
function isComplete(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  return (
    document.documentElement.classList.contains('docs-doc-page') &&
    // Only React enables what the server has rendered as disabled.
    document.querySelector('#__docusaurus button:disabled') === null &&
    // Some hosts serve a page at other addresses, too.
    canonical !== null &&
    new URL(canonical.href).pathname === window.location.pathname
  );
}

/** Docusaurus marks the page when React has hydrated it. */
function whenHydrated(then: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    then();
  });
  const { documentElement } = document;
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
}
