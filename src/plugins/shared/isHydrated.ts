/** Whether React has taken the page over, by Docusaurus's mark. */
export const isHydrated = (): boolean =>
  document.documentElement.dataset.hasHydrated === 'true';
