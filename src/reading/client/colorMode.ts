import { createStorageSlot } from '@docusaurus/theme-common';
import { on } from '../../shared/delegate';

const { dataset } = document.documentElement;

// Docusaurus puts whatever the storage or the address names as color mode on
// the page. Without this, a page in neither mode has no logo and no icon on its
// switch.
show(dataset.theme === 'dark' ? 'dark' : 'light');

// The switch, before the site runs and reads what is shown.
on('click', '.color-mode button', () => {
  if (dataset.hasHydrated === 'true') return;
  const other = dataset.theme === 'dark' ? 'light' : 'dark';
  show(other);
  createStorageSlot('theme').set(other);
});

function show(mode: 'light' | 'dark'): void {
  dataset.theme = mode;
  dataset.themeChoice = mode;
}
