/**
 * Event delegation: one listener on `document` for all elements that match a selector,
 * even on pages that the app shows later. The handler gets the closest matching element.
 */
export function delegate<Name extends keyof DocumentEventMap>(
  name: Name,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Name]) => void,
): void {
  const listener = (event: DocumentEventMap[Name]): void => {
    const { target } = event;
    const element =
      target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) handle(element, event);
  };
  document.addEventListener(name, listener, { capture: true, passive: true });
}
