import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('sought', { persistence: 'sessionStorage' });

/** Keeps the text for which a section is about to be opened; empty for its heading. */
export function keepSought(text: string): void {
  slot.set(text);
}

/** The text for which a section was opened, once; `null` if no search led here. */
export function takeSought(): string | null {
  const text = slot.get();
  slot.del();
  return text;
}
