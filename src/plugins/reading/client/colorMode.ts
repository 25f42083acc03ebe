import { createStorageSlot } from '@docusaurus/theme-common';
import { on } from '../../shared/delegate';
import { onPage } from '../../shared/onPage';
import { required } from '../../shared/required';

type Mode = 'light' | 'dark';

const slot = createStorageSlot('theme');
const { dataset } = document.documentElement;

const other = (): Mode => (dataset.theme === 'dark' ? 'light' : 'dark');

on('click', '.color-mode button', () => {
  const mode = other();
  show(mode);
  slot.set(mode);
});

// Another tab has switched. Docusaurus would store again what it hears: if that is
// outdated, the last switch is undone in both.
slot.listen((event) => {
  event.stopImmediatePropagation();
  show(slot.get() === 'dark' ? 'dark' : 'light');
});

// Docusaurus accepts any value from the storage or the address as color mode.
// In an unknown mode a page would have no logo and no icon on its switch.
export default onPage(() => show(dataset.theme === 'dark' ? 'dark' : 'light'));

function show(mode: Mode): void {
  dataset.theme = mode;
  dataset.themeChoice = mode;
  for (const button of document.querySelectorAll<HTMLElement>(
    '.color-mode button',
  )) {
    const label = required(button.dataset[mode], `The label in ${mode} mode`);
    button.ariaLabel = label;
    button.title = label;
  }
}
