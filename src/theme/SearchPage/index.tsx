import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** `/search?q=…`: until there is an index to ask, the contents of all versions. */
export default function SearchPage(): ReactElement {
  const [query] = useSearchQueryString();
  const versions = useVersions(undefined);
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Every page of the htmlnano documentation, version by version."
      />
      <main className="container margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <p>
          {query === '' ? '' : `Nothing was searched for “${query}”: `}
          {query === '' ? 'This' : 'this'} site has no search index yet. These
          are all of its pages.
        </p>
        <div className={styles.versions}>
          {versions.map((version) => (
            <section key={version.name} aria-labelledby={`in-${version.name}`}>
              <Heading as="h2" id={`in-${version.name}`}>
                {version.label}
              </Heading>
              <ul>
                {version.docs.map((doc) => (
                  <li key={doc.id}>
                    <Link to={doc.path}>
                      {doc.id.charAt(0).toUpperCase() + doc.id.slice(1)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
