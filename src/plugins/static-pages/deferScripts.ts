import type { PageStep } from '../shared/finishPages';
import { Markup, markup } from '../shared/markup';

/** Scripts as Docusaurus links them in the head. */
const SCRIPT =
  /<script src="?([^" >]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/**
 * Adds scripts to the page, in order, when the browser has painted the page and is idle,
 * or as soon as the reader presses something. Until then nothing of them is fetched,
 * compiled or run. What a reader chooses before they run, and the last button or key
 * that is pressed, is replayed then. It is inlined at the end of the page, so it must be
 * self-contained. Their addresses are in its `data-scripts`.
 */
function loadScripts(): void {
  const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
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
      // In order.
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
  // On the window, before listeners that keep a press to themselves.
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
  // Firefox tells of no paint where a page opens at one of its sections.
  window.addEventListener('load', () => setTimeout(loadInIdleTime, 500));
}

/**
 * Has the built pages load their scripts after the first paint.
 *
 * @throws Error when a page has no script
 */
export function deferScripts(): PageStep {
  let code = new Markup('');
  const loaderOf = (addresses: Markup): Markup =>
    markup`<script data-scripts="${addresses}">${code}</script>`;
  return {
    async prepare() {
      const { transform } = await import('esbuild');
      const inlined = `(${loadScripts.toString()})()`;
      // Docusaurus has minified its pages before.
      const minified = await transform(inlined, { minify: true });
      code = new Markup(minified.code.trim());
      return [loaderOf(new Markup(''))];
    },
    transform({ file, html }) {
      const sources: string[] = [];
      const rest = html.replace(SCRIPT, (_script, source: string) => {
        sources.push(source);
        return '';
      });
      if (sources.length === 0) {
        throw new Error(`INTERNALS.md: Built pages. ${file} has no script.`);
      }
      // Taken from the page's HTML, so they are escaped already.
      const loader = loaderOf(new Markup(sources.join(' ')));
      return rest.replace(/<\/body>(?![^]*<\/body>)/, () =>
        String(markup`${loader}</body>`),
      );
    },
  };
}
