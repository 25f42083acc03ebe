import { createStorageSlot, type ThemeConfig } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

// Before hydration the theme hides the bar if any was dismissed, whatever its
// id: a new announcement would be hidden on the first visit.
const { announcementBar } = siteConfig.themeConfig as Partial<ThemeConfig>;
const seen = createStorageSlot('docusaurus.announcement.id').get();
if (announcementBar !== undefined && announcementBar.id !== seen) {
  delete document.documentElement.dataset.announcementBarInitiallyDismissed;
}
