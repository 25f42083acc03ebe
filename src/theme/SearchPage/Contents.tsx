import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { ReactElement } from 'react';
import { pageTitle } from '../pageTitle';
import styles from './styles.module.css';

/** Every page of every version: what there is to search, and without script all. */
export default function Contents(): ReactElement {
  return (
    <div className={styles.versions}>
      {useVersions(undefined).map(({ name, label, docs }) => (
        <section key={name} aria-labelledby={`in-${name}`}>
          <Heading as="h2" id={`in-${name}`}>
            {label}
          </Heading>
          <ul>
            {docs.map(({ id, path }) => (
              <li key={id}>
                <Link to={path}>{pageTitle(id)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
