import Link from '@docusaurus/Link';
import type { ReactElement, ReactNode } from 'react';
import { keepSought } from '../../reading/sought';
import { type Hit, HITS_PER_PAGE, soughtOf } from '../hits';
import { announcementOf, TryAgain } from '../feedback';
import { Path, Pieces } from '../Pieces';
import type { SearchState } from '../useSearch';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly page: number;
  readonly search: SearchState;
  readonly onPage: (page: number) => void;
}

/** The results of a query, or an error. */
export function ResultList(props: Props): ReactElement {
  const { query, page, search } = props;
  const { result, pages, status, error, retry } = search;
  const detail =
    pages < 2 ? '' : `, page ${String(page + 1)} of ${String(pages)}`;
  return (
    <>
      <p role="status" className={styles.status}>
        {announcementOf(search, query, detail)}
      </p>
      {error ? (
        <>
          <p>You might want to check your network connection.</p>
          <p>{error.message}</p>
          <TryAgain retry={retry} />
        </>
      ) : (
        <>
          <Hits
            hits={result?.hits ?? []}
            start={page * HITS_PER_PAGE + 1}
            isBusy={status !== 'idle'}
          />
          <Pages {...props} count={pages} />
        </>
      )}
    </>
  );
}

const Hits = (props: {
  readonly hits: readonly Hit[];
  /** The number of the first one among all results. */
  readonly start: number;
  readonly isBusy: boolean;
}): ReactElement => (
  <ol className={styles.hits} start={props.start} aria-busy={props.isBusy}>
    {props.hits.map((hit, index) => (
      <Result key={index} hit={hit} />
    ))}
  </ol>
);

function Result({ hit }: { readonly hit: Hit }): ReactNode {
  const { url, title, above, excerpt } = hit;
  return (
    <li>
      <h2>
        <Link to={url} onClick={() => keepSought(soughtOf(hit))}>
          <Pieces of={title} />
        </Link>
      </h2>
      {above.length > 0 && (
        <p className={styles.path}>
          <Path of={above} />
        </p>
      )}
      {excerpt && (
        <p>
          <Pieces of={excerpt} />
        </p>
      )}
    </li>
  );
}

function Pages(props: Props & { readonly count: number }): ReactNode {
  const { page, count, onPage } = props;
  if (count < 2) return null;
  const buttonTo = (next: number, label: string) => (
    <button
      type="button"
      className="button button--secondary"
      disabled={next < 0 || next >= count}
      onClick={() => {
        onPage(next);
        window.scrollTo({ top: 0 });
      }}
    >
      {label}
    </button>
  );
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {buttonTo(page - 1, 'Previous page')}
      {buttonTo(page + 1, 'Next page')}
    </nav>
  );
}
