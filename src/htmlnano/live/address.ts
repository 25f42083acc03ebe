/** A hash that holds a page; some programs encode the `=`. */
const WITH_PAGE = /^#try-it(?:=|%3d)/i;

/** Whether the address of this page holds a page for Try it. */
export const holdsPage = (): boolean => WITH_PAGE.test(window.location.hash);

/** Removes such a page from the address, so that a reload does not open it again. */
export function leaveLink(state: unknown = window.history.state): void {
  const { pathname, search } = window.location;
  window.history.replaceState(
    state,
    '',
    holdsPage() ? pathname + search : undefined,
  );
}
