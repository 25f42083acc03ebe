/*
 * Where the site's scripts begin, in production. A page is complete as the
 * server wrote it, so the site itself (React, the router, the theme) is fetched
 * when a reader does something, if it is only to move the mouse or to scroll.
 * Who reads and leaves never pays for it.
 */

// Any of the site's styles makes the one style sheet part of each page; this one
// is the first in it everywhere.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { layOutRest } from './arrival';
import { recover } from './missingChunk';
import { loadStyleSheet } from './styleSheet';
import { whenWanted } from './whenWanted';

// The scripts have come: see `first-load/loadGuard`.
Object.assign(window, { hasScripts: true });
// After the first scripts of other features, which set the address right.
queueMicrotask(() => {
  whenWanted(() => {
    layOutRest();
    const styled = loadStyleSheet();
    import(/* webpackChunkName: "app" */ './app').then(async ({ startApp }) => {
      await styled;
      await startApp();
    }, recover);
  });
});
