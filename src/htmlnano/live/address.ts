/** A hash that holds a page; some programs encode the sign. */
const WITH_PAGE = /^#try-it(?:=|%3d)/i;

/** Whether the address of this page holds a page for Try it. */
export const holdsPage = (): boolean => WITH_PAGE.test(window.location.hash);

/** Takes such a page out of the address: a reload must not open it again. */
export function leaveLink(state: unknown = window.history.state): void {
  const { pathname, search } = window.location;
  window.history.replaceState(
    state,
    '',
    holdsPage() ? pathname + search : undefined,
  );
}
