import { isReachable } from '../../shared/isReachable';
import { fetchIndex } from '../algolia/fetchIndex';
import { inputOf, partOf, versionOf } from '../button/searchDialog';
import { searchLink } from '../site';

// In development the index changes with each page: what draws it is replaced, and the
// first scripts, which would all run again, are not.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../dialog/drawScreens');

/** Fetches what draws the dialog's screens, and the beginning of the index. */
export function fetchScreens(dialog: HTMLDialogElement) {
  const { index } = dialog.dataset;
  // The query that needs it reports a failure.
  if (index !== undefined) fetchIndex(index).catch(() => undefined);
  return import(
    /* webpackChunkName: "search-dialog" */ '../dialog/drawScreens'
  );
}

/**
 * Draws the screens of an open dialog, or says that they cannot be fetched.
 *
 * @param entered the query for which Enter was pressed
 */
export async function showScreens(
  dialog: HTMLDialogElement,
  entered?: string,
): Promise<void> {
  setMissing(dialog, false);
  const screens = await fetchScreens(dialog).catch(() => undefined);
  if (!dialog.open) return;
  if (screens) screens.drawScreens(dialog, entered);
  else await leaveOrReport(dialog);
}

/**
 * After a deploy the script may be gone; the search page loads the new one. If
 * nothing answers, this page is better than the browser's error page.
 */
async function leaveOrReport(dialog: HTMLDialogElement): Promise<void> {
  const address = searchLink(inputOf(dialog).value, versionOf(dialog));
  const isReached = await isReachable(address);
  if (!dialog.open) return;
  if (isReached) window.location.assign(address);
  else setMissing(dialog, true);
}

function setMissing(dialog: HTMLDialogElement, isMissing: boolean): void {
  partOf(dialog, '.search-missing').hidden = !isMissing;
}
