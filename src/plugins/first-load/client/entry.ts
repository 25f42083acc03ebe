/*
 * The entry of the site's scripts in production. Pages are complete without the app
 * (React, the router, the theme), so that it is fetched when a reader turns to
 * something that only the app answers. Links lead to documents until then.
 */

// Importing any style makes the site's style sheet part of each page. This one
// is its first everywhere.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { recover } from '../../load-guard/contract';
import './prefetchLinks';
import { whenNeeded } from './whenNeeded';

// Tells `load-guard/guardLoading` that the scripts have loaded.
Object.assign(window, { hasScripts: true });
// After the first scripts of other plugins, which normalize the address.
queueMicrotask(() => {
  whenNeeded(start);
});

function start(): void {
  import(
    /* webpackChunkName: "app" */ '@docusaurus/core/lib/client/clientEntry'
  ).catch((error: unknown) => recover(error, start));
}
