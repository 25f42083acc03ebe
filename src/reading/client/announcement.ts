import { createStorageSlot, type ThemeConfig } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

// Before React runs, the theme hides a bar that was dismissed, and does not look
// at which one it was: another announcement stayed hidden on the first visit.
const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
const seen = createStorageSlot('docusaurus.announcement.id').get();
if (announcementBar !== undefined && announcementBar.id !== seen) {
  delete document.documentElement.dataset.announcementBarInitiallyDismissed;
}
