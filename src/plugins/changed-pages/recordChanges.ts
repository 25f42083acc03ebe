declare global {
  interface Window {
    /** Ends the recording, and returns what was recorded, the oldest first. */
    takeChanges?: () => readonly MutationRecord[];
  }
}

/**
 * Records how a page is changed until React hydrates it. It runs when the page has
 * been parsed. It is inlined, so it must be self-contained.
 *
 * @param unhydrated selector of elements whose content does not matter; may be empty
 */
export function recordChanges(unhydrated: string): void {
  const app = document.getElementById('__docusaurus');
  if (!app) return;
  const changes: MutationRecord[] = [];
  const record = (records: readonly MutationRecord[]): void => {
    for (const change of records) {
      const { target } = change;
      const element = target instanceof Element ? target : target.parentElement;
      if (unhydrated === '' || !element?.closest(unhydrated))
        changes.push(change);
    }
  };
  const observer = new MutationObserver(record);
  observer.observe(app, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  window.takeChanges = () => {
    record(observer.takeRecords());
    observer.disconnect();
    return changes;
  };
}
