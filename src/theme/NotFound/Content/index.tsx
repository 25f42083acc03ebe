import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import type { ReactElement, ReactNode } from 'react';
import {
  useSearchPage,
  VERSION_PARAMETER,
} from '../../../docsearch/useSearchOptions';
import { pageTitle } from '../../pageTitle';
import searchStyles from '../../SearchPage/styles.module.css';
import type { Suggestion, Suggestions } from '../suggestions';
import styles from './styles.module.css';
import { useSuggestions } from './useSuggestions';

/**
 * Says what was not found, and where to go on.
 *
 * Ejected: a wrapper could only add to the original's text, not replace it.
 */
export default function NotFoundContent({ className }: Props): ReactElement {
  const { pathname } = useLocation();
  const suggestions = useSuggestions();
  const latest = useLatestVersion(undefined);
  const { pages = [], module } = suggestions ?? {};
  return (
    <main className={joined('container margin-vert--xl', className)}>
      <div className={styles.content}>
        <Heading as="h1">Page Not Found</Heading>
        <p>
          {/* Prerendered once for all addresses. */}
          {useIsBrowser() ? (
            <>
              There is no page at{' '}
              <code className={styles.address}>{pathname}</code>.
            </>
          ) : (
            'There is no page at this address.'
          )}
        </p>
        <p role="status" className={searchStyles.status}>
          {suggestions && summaryOf(suggestions)}
        </p>
        {pages.length > 0 && (
          <>
            <Heading as="h2">Similar pages</Heading>
            <Links to={pages} />
          </>
        )}
        {module && (
          <>
            <Heading as="h2">
              Module <code>{module.name}</code>
            </Heading>
            {module.since !== undefined && (
              <p>This module exists since {module.since}.</p>
            )}
            <Links to={module.sections} />
          </>
        )}
        <SearchForm query={suggestions?.query} version={suggestions?.version} />
        <Heading as="h2">All pages of {latest.label}</Heading>
        <ul>
          {latest.docs.map(({ id, path }) => (
            <li key={id}>
              <Link to={path}>{pageTitle(id)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

function summaryOf({ pages, module }: Suggestions): string {
  const found = [
    ...(pages.length === 0 ? [] : [counted(pages.length, 'page')]),
    ...(module === undefined ? [] : ['1 module']),
  ];
  return found.length === 0
    ? 'No page has a similar address.'
    : `Similar to this address: ${found.join(' and ')}.`;
}

const joined = (...classNames: readonly (string | undefined)[]): string =>
  classNames.filter((name) => name !== undefined).join(' ');

const counted = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function Links({ to }: { readonly to: readonly Suggestion[] }): ReactElement {
  return (
    <ul>
      {to.map(({ title, version, path }) => (
        <li key={path}>
          <Link to={path}>
            {title} in {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the search page, which is a page of its own. */
function SearchForm({
  query = '',
  version,
}: {
  readonly query: string | undefined;
  readonly version: string | undefined;
}): ReactNode {
  return (
    <form
      action={useSearchPage()}
      method="get"
      role="search"
      className={joined(searchStyles.form, styles.form)}
    >
      <label className={searchStyles.query}>
        <span>Words to search for</span>
        {/* A new address has other words. */}
        <input
          key={query}
          type="search"
          name="q"
          placeholder="Search docs"
          autoComplete="off"
          defaultValue={query}
        />
      </label>
      {version !== undefined && (
        <input type="hidden" name={VERSION_PARAMETER} value={version} />
      )}
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
