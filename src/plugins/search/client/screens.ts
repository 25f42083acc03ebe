import { isReachable } from '../../shared/requests';
import { inputOf, partOf, versionOf } from '../button/searchDialog';
import { SEARCH_PAGE, searchLink } from '../config';
import { fetchIndex } from '../embedded/fetchIndex';

// In development the index changes with each edit. Only the screens are replaced then:
// otherwise all first scripts would run again.
if (import.meta.webpackHot)
  import.meta.webpackHot.accept('../dialog/drawScreens');

/** Fetches the script of the dialog's screens, and the index. */
export function fetchScreens(dialog: HTMLDialogElement) {
  const { index } = dialog.dataset;
  // The query that needs it reports a failure.
  if (index !== undefined) fetchIndex(index).catch(() => undefined);
  return import(
    /* webpackChunkName: "search-dialog" */ '../dialog/drawScreens'
  );
}

/**
 * Renders the screens of an open dialog, or says that they cannot be fetched.
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
 * Leaves for the search page, which loads the new script: the old one may be gone after
 * a deployment. If the host is unreachable, this page is better than the browser's error
 * page.
 */
async function leaveOrReport(dialog: HTMLDialogElement): Promise<void> {
  const isReached = await isReachable(SEARCH_PAGE);
  if (!dialog.open) return;
  // With what was typed meanwhile.
  const address = searchLink(inputOf(dialog).value, versionOf(dialog));
  if (isReached) window.location.assign(address);
  else setMissing(dialog, true);
}

function setMissing(dialog: HTMLDialogElement, isMissing: boolean): void {
  partOf(dialog, '.search-missing').hidden = !isMissing;
}
