import { createStorageSlot } from '@docusaurus/theme-common';

/*
 * Keeps the version that was chosen from the menu, which the search page starts with: by
 * the name that the chosen page has. Docusaurus forgets it there if it no longer exists.
 */
const chosen = createStorageSlot('version-chosen', {
  persistence: 'sessionStorage',
});

window.addEventListener('click', ({ target, defaultPrevented }) => {
  // The app has handled a click that is prevented, and keeps the version by itself.
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
