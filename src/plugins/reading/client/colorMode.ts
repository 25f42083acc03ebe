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

// Another tab has switched the mode. Docusaurus would store the mode again, which may
// undo a newer switch in both tabs.
slot.listen((event) => {
  event.stopImmediatePropagation();
  show(slot.get());
});

export default onPage(() => show(dataset.theme));

/**
 * Shows a color mode, or light if the mode is unknown. Docusaurus accepts any value from
 * the storage or the address. Then a page would lack its logo and the icon of its switch.
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
