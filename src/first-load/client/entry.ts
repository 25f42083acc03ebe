/*
 * The entry of the site's scripts in production. Pages are complete without the
 * site itself (React, the router, the theme), so it is fetched on the first
 * interaction, even if that is only a move of the mouse.
 */

// Importing any style makes the site's style sheet part of each page. This one
// is its first everywhere.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
import { recover } from './missingChunk';
import { loadStyleSheet } from './styleSheet';
import { whenWanted } from './whenWanted';

// Tells `first-load/guardLoading` that the scripts have loaded.
Object.assign(window, { hasScripts: true });
// After the first scripts of other features, which normalize the address.
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

/**
 * Lets the browser lay out the whole page (see `first-load`). A section that
 * was added to the address meanwhile is scrolled to again, as its position was
 * estimated.
 */
function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  delete dataset.arriving;
  document.querySelector(':target')?.scrollIntoView();
}
