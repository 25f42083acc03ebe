import { createStorageSlot } from '@docusaurus/theme-common';

/*
 * Keeps the version that the reader chose from the menu, for the search page. It stores
 * the name that the chosen page has. Docusaurus drops it if it no longer exists.
 */
const chosen = createStorageSlot('version-chosen', {
  persistence: 'sessionStorage',
});

window.addEventListener('click', ({ target, defaultPrevented }) => {
  // If a click is prevented, the app has handled it, and keeps the version by itself.
  if (defaultPrevented || !(target instanceof Element)) return;
  if (target.closest('.navbar details.dropdown a')) chosen.set('yes');
});

if (chosen.get() !== null) {
  chosen.del();
  const { className } = document.documentElement;
  const [, version] = /docs-version-(\S+)/.exec(className) ?? [];
  if (version !== undefined)
    createStorageSlot('docs-preferred-version-default').set(version);
}
