import type { ClientModule } from '@docusaurus/types';
import { createRoot, type Root } from 'react-dom/client';
import { TRY_IT_HASH, TRY_IT_PLACE } from '../contract';
import { reloadIfGone } from '../../load-guard/contract';
import { announce } from '../../shared/announce';
import { on } from '../../shared/delegate';

let attempts = 0;
let opened: { readonly place: Element; readonly root: Root } | undefined;

// `live/build/tryItPlace` draws the button.
on('click', `${TRY_IT_PLACE} > button`, ({ parentElement }) => {
  if (parentElement) void open(parentElement, TRY_IT_HASH);
});

/**
 * Opens "Try it" on a page "Usage", for a link to it or a press of its button.
 * Nothing of it is fetched before.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (opened && !opened.place.isConnected) {
      opened.root.unmount();
      opened = undefined;
    }
    const place = document.querySelector<HTMLElement>(TRY_IT_PLACE);
    if (!place) return;
    const { hash } = location;
    const isMeant = hash.split('=')[0] === TRY_IT_HASH;
    // Going back to an open "Try it" leaves its state as it is.
    const isNew = hash !== previousLocation?.hash && hash.includes('=');
    if (isMeant && (isNew || !opened)) void open(place, hash);
  },
} satisfies ClientModule;

async function open(place: HTMLElement, hash: string): Promise<void> {
  const attempt = (attempts += 1);
  place.setAttribute('aria-busy', 'true');
  try {
    const { prepareTryIt } = await import('../prepareTryIt');
    const tryIt = await prepareTryIt(place.dataset.version, hash);
    // Another link may have been followed meanwhile.
    if (attempt !== attempts || !place.isConnected) return;
    opened ??= { place, root: rootIn(place) };
    opened.root.render(tryIt);
    // The browser takes the whole hash for the anchor.
    document.querySelector(TRY_IT_HASH)?.scrollIntoView();
  } catch (error) {
    const said = 'Try it could not be loaded.';
    // Unless the reader has typed something into it.
    if (!opened) await reloadIfGone(error, said);
    announce(said);
    // What is open stays, with what the reader typed.
    if (opened) return;
    place.replaceChildren(
      'Try it could not be loaded. Check your network connection. ',
      place.querySelector('button') ?? '',
    );
  } finally {
    place.removeAttribute('aria-busy');
  }
}

function rootIn(place: HTMLElement): Root {
  const container = document.createElement('div');
  // The page's React does not touch an element whose HTML it has set.
  place.replaceChildren(container);
  return createRoot(container);
}
