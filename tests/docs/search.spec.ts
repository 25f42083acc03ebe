import { expect, test } from '@playwright/test';
import { ENGINES, searchedVersions } from '../../bench/search/engines';
import { FLOORS, shortfalls } from '../../bench/search/floors';
import { QUERY_SETS, UNKNOWN } from '../../bench/search/querySets';
import { scoresByClass, strayHits } from '../../bench/search/relevance';
import { SITE_DIR } from '../../src/htmlnano/versions';

for (const [name, queries] of Object.entries(QUERY_SETS)) {
  test(`${name}: the right section comes first`, async () => {
    const versions = await searchedVersions(SITE_DIR, ENGINES['this site']);
    const scores = scoresByClass(queries, versions);
    expect(FLOORS[name], 'a floor for these queries').toBeDefined();
    expect(shortfalls(FLOORS[name] ?? {}, scores)).toEqual([]);
  });
}

test('what no page is close to finds nothing', async () => {
  const versions = await searchedVersions(SITE_DIR, ENGINES['this site']);
  expect(strayHits(UNKNOWN, versions), 'bench/search/unknown.json').toEqual([]);
});
