import type { Page } from '@playwright/test';
import { NOTHING, SearchModal } from '../../checks/pageObjects/searchModal';
import { readRecords } from '../../scripts/search-records';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
import { QUERY_SETS, UNANSWERED, UNKNOWN } from './querySets';
import type { Searched } from './relevance';

/**
 * Asks all queries in the search dialog of a built site, which is what readers get.
 *
 * @param home address of the site, without a slash at the end
 */
export async function searchedByDialog(
  page: Page,
  home: string,
): Promise<ReadonlyMap<string, Searched>> {
  const versions = new Map<string, Searched>();
  for (const version of documentedVersions(SITE_DIR)) {
    const records = await readRecords(SITE_DIR, version);
    const queries = Object.values(QUERY_SETS)
      .flat()
      .filter((judged) => judged.version === version.name)
      .map(({ query }) => query)
      .concat(UNKNOWN, UNANSWERED);
    const rows = await askDialog(page, home, `${version.base}/config`, queries);
    versions.set(version.name, {
      base: version.base,
      urls: new Set(records.map(({ url }) => url)),
      search: (query) => {
        const found = rows.get(query);
        if (!found) throw new Error(`"${query}" was not asked.`);
        return found;
      },
    });
  }
  return versions;
}

/**
 * Types queries into the dialog of a page, one after the other.
 *
 * @returns the paths in the rows below each query, from the top
 */
async function askDialog(
  page: Page,
  home: string,
  path: string,
  queries: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const search = new SearchModal(page);
  await search.openComplete(home + path);
  await search.input.fill(NOTHING);
  const base = new URL(home).pathname.replace(/\/$/, '');
  const rows = new Map<string, readonly string[]>();
  await page.evaluate(readRows);
  for (const query of new Set(queries)) {
    // As typed, so that the field shortens what is too long.
    await page.keyboard.insertText(query);
    const found = await page.evaluate(readRows);
    rows.set(
      query,
      found.map((href) => href.slice(base.length)),
    );
  }
  return rows;
}

/** In the page: reads the rows for what is typed, which the next query replaces. */
async function readRows(): Promise<string[]> {
  const input = document.querySelector<HTMLInputElement>('#docsearch-input');
  const status = document.querySelector('.search-status');
  if (input === null || status === null) throw new Error('No search.');
  while (
    status.textContent.replace(/^\w+ results? for |, \d+ shown$/g, '') !==
    input.value
  ) {
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  }
  input.select();
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[role=row] .search-link a',
  );
  return Array.from(links, ({ pathname, hash }) => pathname + hash);
}
