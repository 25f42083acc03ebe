import { useEffect, type RefObject } from 'react';
import { isShortcut, isSlash } from './searchKeys';

interface Options {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** @param initialQuery what was typed or is selected on the page */
  readonly onOpen: (initialQuery: string) => void;
  readonly onClose: () => void;
}

/**
 * Opens the search by Ctrl+K or Command+K, by the slash key where no text field
 * has the focus, and by typing while the button has it. Ctrl+K closes it, too.
 */
export function useSearchKeys(options: Options): void {
  const { isOpen, button, onOpen, onClose } = options;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (isComposing) return;
      if (isShortcut(event)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen(selectedText());
        return;
      }
      if (isOpen || ctrlKey || metaKey || altKey) return;
      if (isSlash(event)) {
        event.preventDefault();
        onOpen(selectedText());
      } else if (
        document.activeElement === button.current &&
        /^[\p{L}\p{N}]$/u.test(key)
      ) {
        event.preventDefault();
        onOpen(key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, button, onOpen, onClose]);
}

/** Text that the reader selected on the page: what to search for first. */
export const selectedText = (): string =>
  window.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
