import type { PageStep } from '../shared/finishPages';

/** Docusaurus's script elements in the head. */
const SCRIPT =
  /<script src=("[^"]+"|[^" >]+) defer(?:="?(?:defer)?"?)?><\/script>/g;

/**
 * Adds scripts to the page, in order, when the browser has painted the page and is idle,
 * or as soon as the reader presses something. They are not fetched before. When they run,
 * they replay the reader's earlier choices and the last button or key that was pressed.
 * It is inlined at the end of the page, so it must be self-contained.
 * {@link deferScripts} writes the addresses.
 */
export function loadScripts(): void {
  const sources = Array.from(
    document.querySelectorAll<HTMLMetaElement>('meta[name="script"]'),
    ({ content }) => content,
  );
  let repeat: (() => void) | undefined;
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>(
      'button:not([popovertarget])',
    );
    repeat = button ? () => button.click() : undefined;
  };
  const pressKey = (event: KeyboardEvent): void => {
    const again = new KeyboardEvent('keydown', event);
    repeat = () => event.target?.dispatchEvent(again);
  };
  const changed = new Set<EventTarget | null>();
  const change = ({ target }: Event): void => void changed.add(target);
  document.addEventListener('change', change);
  document.addEventListener('click', press);
  document.addEventListener('keydown', pressKey);
  let isRequested = false;
  const load = (): void => {
    if (isRequested) return;
    isRequested = true;
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      // Scripts run in order.
      script.async = false;
      if (src === sources.at(-1)) {
        script.addEventListener('load', () => {
          document.removeEventListener('change', change);
          document.removeEventListener('click', press);
          document.removeEventListener('keydown', pressKey);
          for (const field of changed)
            field?.dispatchEvent(new Event('change', { bubbles: true }));
          repeat?.();
        });
      }
      document.body.append(script);
    }
  };
  // The window comes before listeners that stop the event.
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, load, { capture: true, once: true });
  const loadInIdleTime = (): void => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window)
      requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 200);
  };
  new PerformanceObserver(loadInIdleTime).observe({
    type: 'paint',
    buffered: true,
  });
  // Firefox reports no paint if a page opens at one of its sections.
  window.addEventListener('load', () => setTimeout(loadInIdleTime, 500));
}

/**
 * Replaces the scripts of the built pages with addresses for {@link loadScripts}.
 *
 * @throws Error when a page has no script
 */
export const deferScripts: PageStep =
  () =>
  ({ file, html }) => {
    const deferred = html.replace(SCRIPT, '<meta name="script" content=$1>');
    if (deferred === html)
      throw new Error(`INTERNALS.md: Built pages. ${file} has no script.`);
    return deferred;
  };
