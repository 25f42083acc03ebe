/*
 * Where the site's scripts begin, in production. A page is complete as the
 * server wrote it, so the site itself (React, the router, the theme) is fetched
 * when a reader does something, if it is only to move the mouse or to scroll.
 * Who reads and leaves never pays for it.
 */

// Any of the site's styles makes the one style sheet part of each page; this one
// is the first in it everywhere.
import '@generated/docusaurus-plugin-css-cascade-layers/default/layers.css';
// What cannot wait for the site. Where it starts at once, as in development, most
// are client modules as well.
import './plainAddress';
import './colorMode';
import './announcement';
import './codeTools';
import './packageManagers';
import './shortcutHint';
import { layOutRest } from './arrival';
import { recover } from './missingChunk';
import { loadStyleSheet } from './styleSheet';
import { whenWanted } from './whenWanted';

// The scripts have come: see `plugins/load-guard`.
Object.assign(window, { hasScripts: true });
whenWanted(() => {
  layOutRest();
  const styled = loadStyleSheet();
  import(/* webpackChunkName: "app" */ './app').then(async ({ startApp }) => {
    await styled;
    await startApp();
  }, recover);
});
