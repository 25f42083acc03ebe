const selectors: Partial<Record<string, string[]>> = {};

/**
 * Delegates events, as pages come and go, and does not wait for React. The handler
 * gets the closest element that matches the selector.
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
  document.addEventListener(name, listener, { capture: true, passive: true });
  (selectors[name] ??= []).push(selector);
}

/** Whether an event on an element is answered without the app; in an island all are. */
export const isAnswered = (name: string, element: Element): boolean =>
  ['[data-island]', ...(selectors[name] ?? [])].some((selector) =>
    element.closest(selector),
  );
