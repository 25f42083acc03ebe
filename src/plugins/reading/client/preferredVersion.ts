import { createStorageSlot } from '@docusaurus/theme-common';
import { delegate } from '../../shared/delegate';
import { isHydrated } from '../../shared/page';

/*
 * Keeps the version that was chosen from the menu, which the search page and the
 * not-found page begin with, as Docusaurus does when React runs: by the name that the
 * chosen page has.
 */
const chosen = createStorageSlot('version-chosen', {
  persistence: 'sessionStorage',
});

delegate('click', '.navbar details.dropdown a', () => {
  if (!isHydrated()) chosen.set('yes');
});

if (chosen.get() !== null) {
  chosen.del();
  const { className } = document.documentElement;
  const [, version] = /docs-version-(\S+)/.exec(className) ?? [];
  if (version !== undefined)
    createStorageSlot('docs-preferred-version-default').set(version);
}
