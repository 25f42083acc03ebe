import { createStorageSlot } from '@docusaurus/theme-common';
import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';
import { toggleLabel } from '../toggleLabel';

const slot = createStorageSlot('theme');
const { dataset } = document.documentElement;

delegate('click', '.color-mode button', () => {
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  slot.set(mode);
});

// Another tab has switched. Docusaurus would store the mode again when it hears of it,
// which may undo a newer switch in both tabs.
slot.listen((event) => {
  event.stopImmediatePropagation();
  show(slot.get());
});

export default onPage(() => show(dataset.theme));

/**
 * Shows a color mode: light, if it is unknown. Docusaurus accepts any value from the
 * storage or the address, and a page would have no logo and no icon on its switch then.
 */
function show(chosen: string | null | undefined): void {
  const mode = chosen === 'dark' ? 'dark' : 'light';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  for (const button of document.querySelectorAll<HTMLElement>(
    '.color-mode button',
  )) {
    button.ariaLabel = toggleLabel(mode);
    button.title = toggleLabel(mode);
  }
}
