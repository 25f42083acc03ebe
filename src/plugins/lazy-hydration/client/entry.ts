/*
 * The entry of the site's scripts in production. Pages are complete without the app
 * (React, the router, the theme), which is lazy-loaded when a reader uses something
 * that only the app handles. Links load documents until then.
 */

// Importing any style makes the site's style sheet part of each page. It comes first in
// the sheet, with or without this import.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { recover } from './chunkFailures';
import { hydrateOnDemand } from './hydrateOnDemand';
import './prefetchLinks';

// Tells inline scripts that these have loaded: an attribute, because any id of an element
// is a name on `window`.
document.documentElement.dataset.hasScripts = 'true';
// After the first scripts of other plugins, which make the address canonical.
queueMicrotask(() => {
  hydrateOnDemand(loadApp);
});

function loadApp(): void {
  import(
    /* webpackChunkName: "app" */ '@docusaurus/core/lib/client/clientEntry'
  ).catch((error: unknown) => recover(error, loadApp));
}
