declare global {
  interface Window {
    /** Ends the recording, and returns what was recorded, the oldest first. */
    takeMutations?: () => readonly MutationRecord[];
  }
}

/**
 * Records how a page is changed until React hydrates it, but not within elements that
 * it does not hydrate. It runs at the end of the page's HTML. It is inlined, so it must
 * be self-contained.
 *
 * @param unhydrated selector of those elements
 */
export function recordMutations(unhydrated: string): void {
  const app = document.getElementById('__docusaurus');
  if (!app) return;
  const mutations: MutationRecord[] = [];
  const record = (records: readonly MutationRecord[]): void => {
    for (const mutation of records) {
      const { target } = mutation;
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest(unhydrated)) mutations.push(mutation);
    }
  };
  const observer = new MutationObserver(record);
  observer.observe(app, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  window.takeMutations = () => {
    record(observer.takeRecords());
    observer.disconnect();
    return mutations;
  };
}
