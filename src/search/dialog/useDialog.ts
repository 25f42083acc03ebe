import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';

const FOCUSABLE = 'input, button, a[href]';

/**
 * Shows a modal `<dialog>` while the component is mounted, marks the body and
 * restores the scroll position. The browser restores the focus.
 *
 * @param onClose called for Escape and for a click on the backdrop
 * @returns the props of the `<dialog>`
 */
export function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { body, documentElement: root } = document;
    const { scrollX, scrollY, location } = window;
    const address = location.href;
    const scrollbar = window.innerWidth - root.clientWidth;
    body.classList.add('DocSearch--active');
    body.style.marginRight = `${String(scrollbar)}px`;
    element?.showModal();
    return () => {
      element?.close();
      body.classList.remove('DocSearch--active');
      body.style.marginRight = '';
      // A selected hit has its own scroll position.
      if (window.location.href !== address) return;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  }, [dialog]);
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return {
    ref: dialog,
    onCancel: close,
    onMouseDown: (event: MouseEvent): void => {
      // By default the focus would move to what is under the mouse.
      if (event.target === event.currentTarget) close(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>): void => {
      if (event.key === 'Tab') keepFocusInside(event, event.currentTarget);
      if (event.key === 'Escape' && !event.nativeEvent.isComposing)
        close(event);
    },
  };
}

/**
 * Keeps the Tab key in the dialog: even if it is modal, the focus could move on
 * to the browser's own controls.
 */
function keepFocusInside(
  event: { readonly shiftKey: boolean; preventDefault: () => void },
  dialog: HTMLElement,
): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility(),
  );
  const [first, last] = [all[0], all.at(-1)];
  const from = event.shiftKey ? first : last;
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
