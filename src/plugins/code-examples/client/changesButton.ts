import { createStorageSlot } from '@docusaurus/theme-common';
import { CHANGES_BUTTON } from '../example';
import { delegate } from '../../shared/delegate';
import { lazyLoad } from '../../shared/lazyLoad';
import { onPage } from '../../shared/page';

/** Kept for all pages. */
const slot = createStorageSlot('shows-changes');

// Also where storage is disabled.
let isShown = slot.get() !== null;

const load = () => import('./changes');

delegate('click', CHANGES_BUTTON, (button) =>
  lazyLoad(button, load, ({ showChanges }) => {
    isShown = !isShown;
    if (isShown) slot.set('yes');
    else slot.del();
    showChanges(isShown, button);
  }),
);

/** Shows the changes in all examples until a reader presses the button again. */
export default onPage(() => {
  if (isShown && document.querySelector(CHANGES_BUTTON)) {
    load().then(
      ({ showChanges }) => showChanges(isShown),
      // As without a network: nobody has asked for them on this page.
      () => undefined,
    );
  }
});
