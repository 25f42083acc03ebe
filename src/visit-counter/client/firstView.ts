import { countView } from './countViews';
import { externalOrigin } from './pageView';

// In the entry, as the page is visible before the site runs.
countView(
  window.location.pathname,
  externalOrigin(document.referrer, window.location.origin),
);
