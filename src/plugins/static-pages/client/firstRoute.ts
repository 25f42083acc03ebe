import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';

/*
 * Docusaurus hydrates a page when the chunks of its route have loaded, and does nothing
 * if they do not load. This reloads the page once, because a deploy may have replaced the
 * chunks. After that the page is hydrated without them, and the theme shows the error
 * with a button to retry.
 */
const RELOADED = 'reloaded-for-route';
const route = routes.find((each) =>
  matchPath(window.location.pathname, { ...each, exact: true }),
);
// Docusaurus's `ComponentCreator` makes it.
const component = route?.component as unknown as
  { preload?: () => Promise<unknown> } | undefined;
const preload = component?.preload;
if (component && preload) {
  component.preload = () =>
    preload().then(
      () => sessionStorage.removeItem(RELOADED),
      () => {
        if (sessionStorage.getItem(RELOADED) !== null) return;
        sessionStorage.setItem(RELOADED, 'yes');
        window.location.reload();
      },
    );
}
