import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE = 'input, button, a[href]';

/**
 * Shows a `<dialog>` above an inert page for as long as the component is there,
 * marks the body and keeps the page where it was.
 * Closing it gives the focus back to where it came from.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>): void {
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
      // A chosen hit scrolls the page on its own.
      if (window.location.href !== address) return;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  }, [dialog]);
}

/**
 * Keeps the Tab key inside: a modal dialog alone lets it go on to the browser's
 * own controls. What can be focused is asked each time, as screens change.
 */
export function keepFocusInside(
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
