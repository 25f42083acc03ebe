import { isDelegated } from '../../shared/delegate';
import { isHydrated } from '../../shared/page';

/** Buttons that need React: all but those that toggle a popover or submit a form. */
const BUTTON =
  '#__docusaurus button:not([popovertarget], [type="submit"]), #__docusaurus [role="button"]';

/**
 * Loads the app on the first click on a control that needs it, and replays the click
 * after hydration; or at once where the page is incomplete without the app.
 *
 * @param loadApp fetches and runs the app
 */
export function hydrateOnDemand(loadApp: () => void): void {
  let isLoading = false;
  const hydrate = (): void => {
    if (!isLoading) loadApp();
    isLoading = true;
  };
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button =
        target instanceof Element && target.closest<HTMLElement>(BUTTON);
      if (!button || isHydrated() || isDelegated('click', button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hydrate();
      whenHydrated(() => button.click());
    },
    { capture: true },
  );
  if (!isComplete()) hydrate();
}

/** Whether the page that the server rendered is the one at this address. */
function isComplete(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]',
  );
  return (
    document.documentElement.classList.contains('docs-doc-page') &&
    // Buttons that are rendered as disabled wait for React.
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
