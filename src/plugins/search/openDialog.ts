import type { isComposed } from '../shared/isComposed';
import type { truncate } from '../shared/text';

/** The imports of {@link openDialog}, which is inlined and cannot import. */
interface Imports {
  readonly isComposed: typeof isComposed;
  readonly truncate: typeof truncate;
  /** The storage key of `SINGLE_KEYS` on this site. */
  readonly singleKeys: string;
}

/**
 * Opens the search dialog for its button and its keys, even before the first scripts run,
 * so that a reader can type into its field. Until `client/openSearch` draws the screens
 * below the field, Enter leads to the search page. It is inlined, so it must be
 * self-contained.
 */
export function openDialog(imports: Imports): void {
  /**
   * Ctrl+K or Command+K. With another modifier, the browser handles the key. If the key
   * types no Latin letter, as on a Greek or Hebrew layout, its position on the keyboard
   * counts.
   */
  const isShortcut = (event: KeyboardEvent): boolean =>
    (/^\p{Script=Latin}$/u.test(event.key)
      ? event.key.toLowerCase() === 'k'
      : event.code === 'KeyK') &&
    event.ctrlKey !== event.metaKey &&
    !(event.shiftKey || event.altKey);

  /** Whether an element may accept text. */
  const isField = (target?: EventTarget): boolean =>
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input,textarea,select') ||
      // It has the focus, but cannot get it: the field is in its closed shadow tree.
      (target.tabIndex < 0 && target.matches(':not(body,[tabindex])')));

  /** The slash key, unless it types text or the reader has switched it off. */
  const isSlash = (event: KeyboardEvent): boolean => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    // In an open shadow tree the target is its host, outside of it.
    if (isField(event.composedPath()[0])) return false;
    try {
      return localStorage.getItem(imports.singleKeys) !== 'off';
    } catch {
      return true;
    }
  };

  /**
   * Makes the dialog modal. For that, the browser computes the styles of the whole page:
   * on a slow phone the field appears 170 ms sooner if it is shown a frame earlier.
   */
  const makeModal = (dialog: HTMLDialogElement): void => {
    if (!dialog.open || dialog.matches(':modal')) return;
    const { body, documentElement: root } = document;
    // The class hides the scrollbar that is measured.
    const width = window.innerWidth - root.clientWidth;
    body.style.setProperty('--search-scrollbar', `${String(width)}px`);
    body.classList.add('DocSearch--active');
    dialog.open = false;
    dialog.showModal();
    dialog.dispatchEvent(new Event('search-open', { bubbles: true }));
  };

  const open = (dialog: HTMLDialogElement, input: HTMLInputElement): void => {
    const { body, activeElement: from } = document;
    const { scrollX, scrollY, location } = window;
    const { href } = location;
    const selected = String(getSelection()).replace(/\s+/g, ' ').trim();
    input.value = imports.truncate(selected, input.maxLength);
    dialog.show();
    input.focus();
    input.select();
    requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
    dialog.onclose = () => {
      if (dialog.open) return;
      body.classList.remove('DocSearch--active');
      if (location.href !== href) return;
      const { activeElement: now } = document;
      const isFree = now === body || dialog.contains(now);
      if (isFree && from instanceof HTMLElement)
        from.focus({ preventScroll: true });
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  };

  const handle = (event: Event, closes: boolean): void => {
    const dialog =
      document.querySelector<HTMLDialogElement>('dialog.DocSearch');
    const input = dialog?.querySelector('input');
    if (!dialog || !input || (dialog.open && !closes)) return;
    event.preventDefault();
    // Keeps the deferred scripts from replaying it.
    event.stopImmediatePropagation();
    if (!dialog.open) {
      open(dialog, input);
      return;
    }
    dialog.close();
    // The focus leaves at once, because the next key may be for the page.
    input.blur();
  };

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('.DocSearch-Button'))
      handle(event, false);
  });
  document.addEventListener('keydown', (event) => {
    if (imports.isComposed(event)) return;
    if (isShortcut(event)) handle(event, true);
    else if (isSlash(event)) handle(event, false);
  });
}
