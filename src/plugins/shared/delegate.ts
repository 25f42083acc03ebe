/**
 * Event delegation: one listener on `document` for all elements that match a selector,
 * even on pages that the app shows later. The handler gets the closest matching element.
 */
export function delegate(
  name: keyof DocumentEventMap,
  selector: string,
  handle: (element: HTMLElement) => void,
): void {
  const listener = ({ target }: Event): void => {
    const element =
      target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) handle(element);
  };
  document.addEventListener(name, listener, { capture: true, passive: true });
}
