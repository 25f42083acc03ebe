import { delegate } from '../../shared/delegate';

/** The theme's button that hides the sidebar, and ours that shows it again. */
const COLLAPSE =
  '.theme-doc-sidebar-container [class*="collapseSidebarButton"]';
const EXPAND = '.sidebar-expand';

/*
 * Hides the sidebar and shows it again on all pages of the tab. The styles use an
 * attribute, which `restoreSidebar` sets on the next page.
 */
const { dataset } = document.documentElement;

delegate('click', `${COLLAPSE}, ${EXPAND}`, () => {
  const isHidden = dataset.sidebar !== 'hidden';
  dataset.sidebar = isHidden ? 'hidden' : '';
  try {
    sessionStorage.setItem('sidebar', dataset.sidebar);
  } catch {
    // Without storage, the next page begins with its sidebar.
  }
  // The button that was pressed is hidden now.
  document.querySelector<HTMLElement>(isHidden ? EXPAND : COLLAPSE)?.focus();
});
