/**
 * Hides the sidebar before the page is painted, if the reader has hidden it on an earlier
 * page. It is inlined, so it must be self-contained.
 */
export function restoreSidebar(): void {
  try {
    const sidebar = sessionStorage.getItem('sidebar');
    if (sidebar) document.documentElement.dataset.sidebar = sidebar;
  } catch {
    // Without storage, each page begins with its sidebar.
  }
}
