const selectors: Partial<Record<string, string[]>> = {};

/**
 * Listens for events on elements of pages that come and go: the nearest element
 * around the event's target that fits the selector is handed over.
 */
export function on<Name extends keyof DocumentEventMap>(
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
  document.addEventListener(name, listener, { passive: true });
  (selectors[name] ??= []).push(selector);
}

/** Whether {@link on} listens for an event on an element. */
export const isAnswered = (name: string, element: Element): boolean =>
  selectors[name]?.some((selector) => element.closest(selector)) ?? false;
