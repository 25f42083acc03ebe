import { createStorageSlot } from '@docusaurus/theme-common';
import { on } from '../../shared/delegate';

const { dataset } = document.documentElement;

// Docusaurus accepts any value from the storage or the address as color mode.
// In an unknown mode a page would have no logo and no icon on its switch.
show(dataset.theme === 'dark' ? 'dark' : 'light');

// The switch, before React reads which mode is set.
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
