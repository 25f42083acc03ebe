import { createStorageSlot } from '@docusaurus/theme-common';
import announcement from '@generated/reading/default/announcement';
import { delegate } from '../../shared/delegate';

// The theme's inline script compares no ids. It hides the bar if any announcement was
// dismissed, so a new announcement would be hidden on the first visit.
const { id } = announcement as { readonly id?: string };
const dismissedId = createStorageSlot('docusaurus.announcement.id');
if (id !== undefined && id !== dismissedId.get()) {
  delete document.documentElement.dataset.announcementBarInitiallyDismissed;
}

// Docusaurus hides the bar if these two are stored.
delegate('click', '[class*="announcementBarClose"]', () => {
  if (id === undefined) return;
  dismissedId.set(id);
  createStorageSlot('docusaurus.announcement.dismiss').set('true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
});
