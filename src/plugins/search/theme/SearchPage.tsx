import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, useQueryString } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { TEXT_ID } from '../../reading/textId';
import { truncate } from '../../shared/text';
import { VERSION_PARAMETER } from '../config';
import { MAX_QUERY_LENGTH } from '../embedded/query';
import type { Asked, drawResults } from '../page/drawResults';
import styles from '../page/styles.module.css';
import { useReadersVersion } from '../useReadersVersion';

/** The page of all results: `/search?q=…&version=…&page=…`. */
export default function SearchPage(): ReactElement {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}

// It must be inside the layout, which provides the preferred version.
function Search(): ReactElement {
  const [asked, setQuery] = useQueryString('q');
  const query = truncate(asked, MAX_QUERY_LENGTH);
  const [, setVersion] = useQueryString(VERSION_PARAMETER);
  const [number, setNumber] = useQueryString('page');
  const version = useReadersVersion();
  const versions = useVersions(undefined);
  const { title } = useDocusaurusContext().siteConfig;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `query` is empty at first, but the reader may have typed before hydration.
    const typed = field.current?.value ?? '';
    if (typed !== '') setQuery(typed);
  }, [setQuery]);
  return (
    <>
      <PageMetadata
        title={query.trim() === '' ? 'Search' : `Search results for “${query}”`}
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
          // Other results begin at their first page.
          onInput={() => setNumber('')}
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
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          <label>
            <span>Version</span>
            <select
              name="version"
              value={version}
              onChange={({ target }) => setVersion(target.value)}
            >
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </form>
        <Results
          query={query}
          version={version}
          page={Math.max(0, (Number.parseInt(number, 10) || 1) - 1)}
          turnTo={(page) =>
            setNumber(page > 0 ? String(page + 1) : '', { push: true })
          }
        />
        <noscript>
          <p>
            To search, the browser needs JavaScript. Without it, start from the{' '}
            <Link to="/">introduction</Link>.
          </p>
        </noscript>
      </main>
    </>
  );
}

/** The list. It uses the dialog's modules, so that no page has them twice. */
function Results(asked: Asked): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<ReturnType<typeof drawResults>>();
  const [error, setError] = useState<Error>();
  // The theme's crash screen has a button that tries again.
  if (error) throw error;
  useEffect(() => {
    import(/* webpackChunkName: "search-dialog" */ '../page/drawResults').then(
      (module) => {
        if (container.current) setList(module.drawResults(container.current));
      },
      setError,
    );
  }, []);
  useEffect(() => list?.draw(asked));
  useEffect(() => () => list?.remove(), [list]);
  return <div ref={container} />;
}
