import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, useEvent } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { useEffect, useRef, type ReactElement } from 'react';
import { TEXT_ID } from '../../reading/textId';
import { truncate } from '../../shared/text';
import { SEARCH_PAGE } from '../config';
import { MAX_QUERY_LENGTH } from '../embedded/query';
import { useSearch, type KeptAnswer } from '../useSearch';
import PageLinks from '../../shared/PageLinks';
import { ResultList } from '../page/ResultList';
import styles from '../page/styles.module.css';
import { useKeptPosition } from '../page/useKeptPosition';
import { useSearchAddress } from '../page/useSearchAddress';

/**
 * `/search?q=…&version=…`: all results, with pagination. `/Search` is an unknown
 * address, as hosts do not ignore case, though the router does.
 */
export default function SearchPage(): ReactElement {
  if (useLocation().pathname.replace(/\/$/, '') !== SEARCH_PAGE) {
    return <NotFound />;
  }
  return (
    <Layout>
      <Search />
    </Layout>
  );
}

/**
 * For readers who come back from a result: the browser restores the scroll position at
 * once, for which the results must be there.
 */
const lastSearch: KeptAnswer = {};

// Inside the layout, which provides the preferred version.
function Search(): ReactElement {
  const address = useSearchAddress();
  const { query, version, turnTo } = address;
  const change = useEvent(address.change);
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== address.asked()) change({ q: typed });
  });
  // Takes over what was typed before hydration.
  useEffect(takeTyped, [takeTyped]);
  const versions = useVersions(undefined);
  const { title } = useDocusaurusContext().siteConfig;
  const search = useSearch(query, version, {
    page: address.page,
    kept: lastSearch,
  });
  const { status, result } = search;
  useKeptPosition(result !== undefined);
  const last = Math.max(0, search.pages - 1);
  const page = status === 'idle' ? Math.min(address.page, last) : address.page;
  useEffect(() => {
    // There are fewer pages of results.
    if (page !== address.page) change({ page });
  }, [page, address.page, change]);
  return (
    <>
      <PageMetadata
        title={query === '' ? 'Search' : `Search results for “${query}”`}
        description={`Search every page of the ${title} documentation, version by version.`}
      />
      <Head>
        {/* Search engines should not index search results. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main
        id={TEXT_ID}
        className="container margin-vert--lg"
        // Without the app this page cannot search.
        data-app=""
      >
        <Heading as="h1">Search</Heading>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <label className={styles.query}>
            <span>Words to search for</span>
            <input
              ref={field}
              type="search"
              name="q"
              placeholder="Search docs"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck="false"
              maxLength={MAX_QUERY_LENGTH}
              value={query}
              onChange={({ target }) =>
                change({ q: truncate(target.value, MAX_QUERY_LENGTH) })
              }
            />
          </label>
          <label>
            <span>Version</span>
            <select
              name="version"
              value={version}
              onChange={({ target }) => change({ version: target.value })}
            >
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
        {query.trim() === '' ? (
          <Contents />
        ) : (
          <ResultList
            query={query}
            page={page}
            search={search}
            onPage={turnTo}
          />
        )}
      </main>
    </>
  );
}

/** Links to all pages of every version, while there is no query. */
function Contents(): ReactElement {
  return (
    <>
      <noscript>
        <p>
          To search, the browser needs JavaScript. These are all pages of every
          version; the text of a page can be searched with the browser.
        </p>
      </noscript>
      <div className={styles.versions}>
        {useVersions(undefined).map((version) => (
          <section key={version.name} aria-labelledby={`in-${version.name}`}>
            <Heading as="h2" id={`in-${version.name}`}>
              {version.label}
            </Heading>
            <PageLinks version={version} />
          </section>
        ))}
      </div>
    </>
  );
}
