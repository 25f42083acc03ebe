import { readRecords } from '../../scripts/search-records';
import { SYNONYMS } from '../../src/htmlnano/synonyms';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
import { resultLists } from '../../src/plugins/search/dialog/rowLists';
import { createEngine } from '../../src/plugins/search/embedded/engine';
import { HITS_PER_PAGE, hitOf } from '../../src/plugins/search/hits';
import type { Searched } from './relevance';

/** Finds the rows of the search dialog, from the Markdown of all versions. */
export async function searchedByEngine(): Promise<
  ReadonlyMap<string, Searched>
> {
  const versions = new Map<string, Searched>();
  for (const { name, base, ...version } of documentedVersions(SITE_DIR)) {
    const records = await readRecords(SITE_DIR, { name, base, ...version });
    const engine = await createEngine(records, SYNONYMS);
    versions.set(name, {
      base,
      urls: new Set(records.map(({ url }) => url)),
      search: (query) => {
        const { matches } = engine.search(query);
        const hits = matches
          .slice(0, HITS_PER_PAGE)
          .map(({ record }) => hitOf(record));
        return resultLists(hits).flatMap((list) =>
          list.hits.map(({ url }) => url),
        );
      },
    });
  }
  return versions;
}
