import type { Props } from '@docusaurus/types';
import { transformSync } from 'esbuild';
import { builtPages } from '../shared/builtPages';
import { Markup, markup } from '../shared/markup';

/** Scripts as Docusaurus links them in the head. */
const SCRIPT =
  /<script src="?([^" >]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/**
 * Adds scripts to the page, in order, when the browser has painted what is in view:
 * until then nothing of them is fetched, compiled or run. The last button or key that a
 * reader presses before they run is pressed again then. It is inlined at the end of
 * the page, so it must be self-contained. Their addresses are in its `data-scripts`.
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
  document.addEventListener('click', press);
  document.addEventListener('keydown', pressKey);
  const load = (): void => {
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      // In order.
      script.async = false;
      if (src === sources.at(-1)) {
        script.addEventListener('load', () => {
          document.removeEventListener('click', press);
          document.removeEventListener('keydown', pressKey);
          repeat?.();
        });
      }
      document.body.append(script);
    }
  };
  requestAnimationFrame(() => setTimeout(load));
}

/**
 * Has the built pages load their scripts after the first paint.
 *
 * @throws Error when a page has no script
 */
export function deferScripts({ outDir }: Pick<Props, 'outDir'>): void {
  const inlined = `(${loadScripts.toString()})()`;
  // Docusaurus has minified its pages before.
  const minified = transformSync(inlined, { minify: true }).code.trim();
  const code = new Markup(minified);
  for (const { html, replace } of builtPages(outDir)) {
    const sources = Array.from(html.matchAll(SCRIPT), ([, src]) => src);
    if (sources.length === 0) {
      throw new Error('INTERNALS.md: Built pages. A page has no script.');
    }
    // The addresses stand in the page: they are HTML.
    const addresses = new Markup(sources.join(' '));
    const loader = markup`<script data-scripts="${addresses}">${code}</script>`;
    replace(
      html
        .replace(SCRIPT, '')
        .replace(/<\/body>(?![^]*<\/body>)/, () =>
          String(markup`${loader}</body>`),
        ),
    );
  }
}
