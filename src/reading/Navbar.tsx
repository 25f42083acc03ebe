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

/** Adds links in place of the menus for browsers without scripts. */
export default function NavbarWrapper(): ReactElement {
  return (
    <>
      <Navbar />
      {/* React does not render this in the browser. */}
      <noscript>
        <WithoutScript />
      </noscript>
    </>
  );
}

/**
 * The longest list of links in each page, as its size is quadratic for the
 * site. "All pages" leads to the whole list.
 */
const MOST_PAGES = 100;

/**
 * The pages of this version, this page in every version, and a link to all
 * pages. Unlike the menus, `<details>` opens without scripts.
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
