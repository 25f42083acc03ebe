import { delegate } from '../../shared/delegate';

const BUTTON = '.theme-back-to-top-button';

/** Pixels from the top below which the button is hidden. */
const THRESHOLD = 300;

let last = window.scrollY;

// It appears when a reader scrolls up, and goes when they read on.
window.addEventListener(
  'scroll',
  () => {
    const { scrollY } = window;
    if (scrollY === last) return;
    document
      .querySelector(BUTTON)
      ?.classList.toggle('is-shown', scrollY < last && scrollY >= THRESHOLD);
    last = scrollY;
  },
  { passive: true },
);

delegate('click', BUTTON, () => window.scrollTo({ top: 0 }));
