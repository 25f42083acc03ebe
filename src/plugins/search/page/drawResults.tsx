import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shared/reactRoot';
import { announcementOf, Failure } from '../dialog/feedback';
import { clickHit } from '../dialog/openHit';
import { Context, Pieces } from '../dialog/Pieces';
import { useSearch } from '../dialog/useSearch';
import { HITS_PER_PAGE } from '../hits';
import styles from './styles.module.css';

/** The parameters in the address of the search page. */
export interface Asked {
  readonly query: string;
  readonly version: string;
  /** The page number of the results, from 0. */
  readonly page: number;
  /** Changes the address, in a new entry of the history. */
  readonly turnTo: (page: number) => void;
}

/**
 * Renders results into an element of the search page, with the modules of the dialog.
 *
 * @returns a function that renders other results, and one that removes them
 */
export function drawResults(container: HTMLElement) {
  const root = createRoot(container);
  return {
    draw: (asked: Asked) => root.render(<ResultList {...asked} />),
    remove: () => root.unmount(),
  };
}

function ResultList(asked: Asked): ReactElement {
  const { query, version, page, turnTo } = asked;
  const search = useSearch(query, version, page);
  const { result, status, error, retry } = search;
  const pages = Math.ceil((result?.total ?? 0) / HITS_PER_PAGE);
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone.
  const focusLine = () => line.current?.focus({ preventScroll: true });
  useKeptPosition(result !== undefined);
  const place = `, page ${String(page + 1)} of ${String(pages)}`;
  const said = announcementOf(search, query, pages < 2 ? '' : place);
  return (
    // The keys put new texts in new elements: see `keyOf`.
    <>
      <p ref={line} role="status" tabIndex={-1} className={styles.status}>
        <span key={said}>{said}</span>
      </p>
      {error ? (
        <Failure
          error={error}
          retry={() => {
            focusLine();
            retry();
          }}
        />
      ) : (
        <>
          <ol
            key={JSON.stringify([result?.query, result?.hits[0]])}
            className={`DocSearch-Hits ${String(styles.hits)}`}
            start={page * HITS_PER_PAGE + 1}
            aria-busy={status !== 'idle'}
          >
            {result?.hits.map((hit, index) => (
              <li key={index}>
                <h2>
                  <a
                    href={hit.url}
                    onClick={(event) => clickHit(event, hit)}
                    // The theme's links do this as well.
                    onMouseEnter={({ currentTarget }) =>
                      void window.docusaurus.preload(currentTarget.pathname)
                    }
                  >
                    <Pieces of={hit.title} />
                  </a>
                </h2>
                <Context hit={hit} />
              </li>
            ))}
          </ol>
          {pages > 1 && (
            <nav aria-label="Pages of results" className={styles.pages}>
              {[
                // An address may name a page that no longer exists.
                { label: 'Previous page', to: Math.min(page, pages) - 1 },
                { label: 'Next page', to: page + 1 },
              ].map(
                ({ label, to }) =>
                  to >= 0 &&
                  to < pages && (
                    <button
                      key={label}
                      type="button"
                      className="button button--secondary"
                      onClick={() => {
                        turnTo(to);
                        window.scrollTo({ top: 0 });
                        focusLine();
                      }}
                    >
                      {label}
                    </button>
                  ),
              )}
            </nav>
          )}
        </>
      )}
    </>
  );
}

/** Restores the reader's scroll position. Browsers do so before there are results. */
function useKeptPosition(hasResults: boolean): void {
  useLayoutEffect(() => {
    if (!hasResults) return undefined;
    const { history } = window;
    const { top } = (history.state ?? {}) as { readonly top?: number };
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    const keep = (): void => {
      const state = history.state as object | null;
      history.replaceState({ ...state, top: window.scrollY }, '');
    };
    document.addEventListener('scrollend', keep);
    return () => document.removeEventListener('scrollend', keep);
  }, [hasResults]);
}
