import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('sought', { persistence: 'sessionStorage' });

/** Keeps the text to look for in the section that opens next; empty for its heading. */
export function keepSought(text: string): void {
  slot.set(text);
}

/** Returns and forgets the kept text; `null` if no search led here. */
export function takeSought(): string | null {
  const text = slot.get();
  slot.del();
  return text;
}
