import { countView } from './countViews';
import { externalOrigin } from './pageView';

// In the entry of the site: the page is seen before the site runs, if it ever
// does.
countView(
  window.location.pathname,
  externalOrigin(document.referrer, window.location.origin),
);
