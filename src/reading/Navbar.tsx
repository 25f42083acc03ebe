import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Navbar from '@theme-original/Navbar';
import type { ReactElement } from 'react';
import { useSearchPage } from '../search/useSearchOptions';
import PageLinks from '../shared/PageLinks';

/** The navbar, and what stands in for its menus in a browser without script. */
export default function NavbarWrapper(): ReactElement {
  return (
    <>
      <Navbar />
      {/* The browser's React never renders what is in here. */}
      <noscript>
        <WithoutScript />
      </noscript>
    </>
  );
}

/**
 * As many links as each page may hold. A longer list in each page would make the
 * site grow with the square of its pages; "All pages" leads to one.
 */
const MOST_PAGES = 100;

/**
 * The pages of this version, this page in every version, and the list of all:
 * drawer and version menu open with a script only, `<details>` without.
 */
function WithoutScript(): ReactElement {
  const { activeDoc, activeVersion, alternateDocVersions } =
    useActiveDocContext(undefined);
  const [version] = useDocsVersionCandidates(undefined);
  const versions = useVersions(undefined);
  const searchPage = useSearchPage();
  const mainPath = ({ docs, mainDocId }: typeof version) =>
    docs.find(({ id }) => id === mainDocId)?.path ?? '/';
  return (
    <nav aria-label="Pages and versions" className="no-script-nav">
      {version.docs.length <= MOST_PAGES && (
        <details className="no-script-pages">
          <summary>Pages</summary>
          <PageLinks version={version} current={activeDoc} />
        </details>
      )}
      <details>
        <summary>Version {version.label}</summary>
        <ul>
          {versions.map((each) => (
            <li key={each.name}>
              <Link
                to={alternateDocVersions[each.name]?.path ?? mainPath(each)}
                aria-current={
                  activeDoc && each === activeVersion ? 'page' : undefined
                }
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <Link to={searchPage}>All pages</Link>
    </nav>
  );
}
