import { createStorageSlot } from '@docusaurus/theme-common';
import { delegate } from '../../shared/delegate';
import { onPage } from '../../shared/page';

/** The key under which Docusaurus stores the choice in a group of tabs. */
const slot = createStorageSlot('docusaurus.tab.package-manager');

const RADIOS = '.package-managers input';

/**
 * Shows commands for the package manager that the reader chose, in all blocks,
 * on all pages and in all tabs. `code-examples/codeBlocks` draws them.
 */
export default onPage(() => show(slot.get()));

function show(manager: string | null): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(RADIOS)];
  // The stored value may be anything.
  if (!radios.some(({ value }) => value === manager)) return;
  for (const radio of radios) radio.checked = radio.value === manager;
  for (const code of document.querySelectorAll<HTMLElement>('[data-manager]')) {
    code.hidden = code.dataset.manager !== manager;
  }
}

slot.listen(({ newValue }) => show(newValue));

delegate('change', RADIOS, (radio) => {
  const { value } = radio as HTMLInputElement;
  // The blocks above may change their height. Storing the value shows it in this tab, too,
  // but not without storage.
  const before = radio.getBoundingClientRect().top;
  slot.set(value);
  show(value);
  scrollBy(0, radio.getBoundingClientRect().top - before);
});
