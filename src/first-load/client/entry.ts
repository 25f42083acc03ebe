/*
 * The entry of the site's scripts in production. Pages are complete without the
 * site itself (React, the router, the theme), so it is fetched in idle time, or
 * when the reader wants something of it.
 */

// Importing any style makes the site's style sheet part of each page. This one
// is its first everywhere.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { recover } from '../../load-guard/client/missingChunk';
import { whenWanted } from './whenWanted';

// Tells `load-guard/guardLoading` that the scripts have loaded.
Object.assign(window, { hasScripts: true });
// After the first scripts of other features, which normalize the address.
queueMicrotask(() => {
  whenWanted(start);
});

function start(): void {
  import(/* webpackChunkName: "app" */ './app').then(
    ({ startApp }) => startApp(),
    (error: unknown) => recover(error, start),
  );
}
