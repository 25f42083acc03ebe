/*
 * The entry of the site's scripts in production. A docs page is a document: it is
 * complete without the app (React, the router, the theme), which only the search page
 * loads. So each link on a docs page loads a document.
 */

// Importing any style makes the site's style sheet part of each page. It comes first in
// the sheet, with or without this import.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { loadFailed } from '../../shared/loadFailed';
import { APP } from './prefetchLinks';

// Tells `guardScripts` that the scripts run.
document.documentElement.dataset.hasScripts = 'true';
// The app starts after the first scripts of other plugins, which correct the address.
queueMicrotask(() => {
  if (document.querySelector(APP)) {
    import(
      /* webpackChunkName: "app" */ '@docusaurus/core/lib/client/clientEntry'
    ).catch(loadFailed);
  }
});
