import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { ReactElement } from 'react';
import PageLinks from './PageLinks';
import styles from './styles.module.css';

/** Every page of every version: what there is to search, and without script all. */
export default function Contents(): ReactElement {
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
