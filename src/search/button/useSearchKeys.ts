import { type RefObject, useLayoutEffect } from 'react';
import { isShortcut, isSlash } from '../../shared/searchKeys';
import { findDialog, selectedText } from './searchDialog';

/**
 * Opens the search by Ctrl+K or Command+K, by the slash key where no text field
 * has the focus, and by typing while the button has it. Ctrl+K closes it, too.
 *
 * @param open gets what was typed or is selected on the page
 */
export function useSearchKeys(
  button: RefObject<HTMLButtonElement | null>,
  open: (initialQuery: string) => void,
  close: () => void,
): void {
  // With the page itself: a key may follow before effects that wait.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (isComposing) return;
      const isOpen = findDialog()?.open === true;
      if (isShortcut(event)) {
        event.preventDefault();
        if (isOpen) close();
        else open(selectedText());
        return;
      }
      if (isOpen || ctrlKey || metaKey || altKey) return;
      if (isSlash(event)) {
        event.preventDefault();
        open(selectedText());
      } else if (
        document.activeElement === button.current &&
        /^[\p{L}\p{N}]$/u.test(key)
      ) {
        event.preventDefault();
        open(key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
