/**
 * Storage key of `reading/shortcuts`, repeated here because that module can only be
 * imported in browsers.
 */
export const SINGLE_KEYS = 'single-keys';

/**
 * Ctrl+K or Command+K, without another modifier: those are the browser's. Where
 * the key types no Latin letter, as on a Greek or Hebrew layout, its position on
 * the keyboard counts.
 */
export const isShortcut = (event: KeyboardEvent): boolean =>
  (/^\p{Script=Latin}$/u.test(event.key)
    ? event.key.toLowerCase() === 'k'
    : event.code === 'KeyK') &&
  event.ctrlKey !== event.metaKey &&
  !(event.shiftKey || event.altKey || event.getModifierState('AltGraph'));

/**
 * Opens the search dialog before the first scripts run, by its button and its keys, so
 * that what a reader types then stands in its field: `client/openSearch` takes over, and
 * until then Enter leads to the search page. It is inlined, so it must be self-contained.
 *
 * @param isSearchKey {@link isShortcut}, inlined as well
 * @param singleKeys where the storage says that the slash is switched off
 */
export function openEarly(
  isSearchKey: typeof isShortcut,
  singleKeys: string,
): void {
  const isIn = ({ target }: Event, selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;
  const isSlash = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing)
      return false;
    try {
      if (localStorage.getItem(singleKeys) === 'off') return false;
    } catch {
      // Nothing was switched off.
    }
    return !isIn(event, 'input,textarea,select,[contenteditable]');
  };
  const open = (event: Event): void => {
    const dialog =
      document.querySelector<HTMLDialogElement>('dialog.DocSearch');
    // Once the first scripts run, `client/openSearch` handles the event.
    const { scripts } = document.documentElement.dataset;
    if (!dialog || scripts === 'run' || event.defaultPrevented) return;
    event.preventDefault();
    // Keeps the deferred scripts from replaying it.
    event.stopImmediatePropagation();
    if (!dialog.open) dialog.showModal();
  };
  document.addEventListener('click', (event) => {
    if (isIn(event, '.DocSearch-Button')) open(event);
  });
  document.addEventListener('keydown', (event) => {
    if (isSearchKey(event) || isSlash(event)) open(event);
  });
}
