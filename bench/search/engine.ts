import { readRecords } from '../../scripts/search-records';
import { SYNONYMS } from '../../src/htmlnano/synonyms';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
import { createEngine } from '../../src/plugins/search/embedded/engine';
import type { Searched } from './relevance';

/** The engine alone, on the Markdown of all versions: for work on it, without a build. */
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
      search: (query) =>
        engine.search(query).matches.map(({ record }) => record.url),
    });
  }
  return versions;
}
