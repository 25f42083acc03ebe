import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('sought', { persistence: 'sessionStorage' });

/** Keeps the text for which a section is about to be opened; empty if there is none. */
export function keepSought(text: string): void {
  if (text === '') slot.del();
  else slot.set(text);
}

/** The text for which a section was opened, once. */
export function takeSought(): string {
  const text = slot.get() ?? '';
  slot.del();
  return text;
}
