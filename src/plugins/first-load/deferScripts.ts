import type { PageStep } from '../shared/builtPages';
import { Markup, markup } from '../shared/markup';

/** Scripts as Docusaurus links them in the head. */
const SCRIPT =
  /<script src="?([^" >]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;

/**
 * Adds scripts to the page, in order, when the browser has painted what is in view:
 * until then nothing of them is fetched, compiled or run. The last button that a
 * reader presses before they run is pressed again then. It is inlined at the end of
 * the page, so it must be self-contained. Their addresses are in its `data-scripts`.
 */
function loadScripts(): void {
  const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event): void => {
    pressed = (target as Element).closest<HTMLElement>(
      'button:not([popovertarget])',
    );
  };
  document.addEventListener('click', press);
  const load = (): void => {
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      // In order.
      script.async = false;
      if (src === sources.at(-1)) {
        script.addEventListener('load', () => {
          document.removeEventListener('click', press);
          pressed?.click();
        });
      }
      document.body.append(script);
    }
  };
  requestAnimationFrame(() => setTimeout(load));
}

const CODE = new Markup(loadScripts.toString());

const loaderOf = (addresses: Markup): Markup =>
  markup`<script data-scripts="${addresses}">(${CODE})()</script>`;

/**
 * Has the built pages load their scripts after the first paint.
 *
 * @throws Error when a page has no script
 */
export const deferScripts: PageStep = {
  prepare: () => [loaderOf(new Markup(''))],
  transform({ file, html }) {
    const sources: string[] = [];
    const rest = html.replace(SCRIPT, (_script, source: string) => {
      sources.push(source);
      return '';
    });
    if (sources.length === 0) {
      throw new Error(`INTERNALS.md: Built pages. ${file} has no script.`);
    }
    // The addresses stand in the page: they are HTML.
    const loader = loaderOf(new Markup(sources.join(' ')));
    return rest.replace(/<\/body>(?![^]*<\/body>)/, () =>
      String(markup`${loader}</body>`),
    );
  },
};
