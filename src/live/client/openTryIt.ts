import type { ClientModule } from '@docusaurus/types';
import type { Root } from 'react-dom/client';
import { announce } from '../../shared/announce';
import { on } from '../../shared/delegate';

const ANCHOR = 'try-it';

let attempts = 0;
let opened: { readonly place: Element; readonly root: Root } | undefined;

// `live/build/tryItPlace` draws the button.
on('click', '.try-it[data-version] > button', ({ parentElement }) => {
  if (parentElement) void open(parentElement, `#${ANCHOR}`);
});

/**
 * Opens "Try it" on a page "Usage", for a link to it or a press of its button.
 * Nothing of it is fetched before.
 */
const tryIt: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (opened && !opened.place.isConnected) {
      opened.root.unmount();
      opened = undefined;
    }
    const place = document.querySelector<HTMLElement>('.try-it[data-version]');
    if (!place) return;
    const { hash } = location;
    const isMeant = hash.split('=')[0] === `#${ANCHOR}`;
    // Going back to an open "Try it" leaves its state as it is.
    const isNew = hash !== previousLocation?.hash && hash.includes('=');
    if (isMeant && (isNew || !opened)) void open(place, hash);
  },
};

async function open(place: HTMLElement, hash: string): Promise<void> {
  attempts += 1;
  const attempt = attempts;
  place.setAttribute('aria-busy', 'true');
  try {
    const { prepareTryIt } = await import('../prepareTryIt');
    const put = await prepareTryIt(place, hash, opened?.root);
    // Another link may have been followed meanwhile.
    if (attempt !== attempts || !place.isConnected) return;
    opened = { place, root: put() };
    // The browser takes the whole hash for the anchor.
    document.getElementById(ANCHOR)?.scrollIntoView();
  } catch {
    announce('Try it could not be loaded.');
    place.replaceChildren(
      'Try it could not be loaded. Check your network connection. ',
      place.querySelector('button') ?? '',
    );
  } finally {
    place.removeAttribute('aria-busy');
  }
}

export default tryIt;
