import { expect, test } from '@playwright/test';
import { searchedByEngine } from '../../../bench/search/engine';
import { FLOORS, shortfalls } from '../../../bench/search/floors';
import { QUERY_SETS, UNKNOWN } from '../../../bench/search/querySets';
import {
  missesOf,
  scoresByClass,
  strayHits,
} from '../../../bench/search/relevance';

test('the search finds the right section first, and nothing for unknown words', async () => {
  const versions = await searchedByEngine();
  for (const [name, queries] of Object.entries(QUERY_SETS)) {
    const floor = FLOORS[name];
    expect(
      floor,
      `a floor for "${name}" in bench/search/floors.ts`,
    ).toBeDefined();
    const failures = shortfalls(floor ?? {}, scoresByClass(queries, versions));
    const misses = missesOf(queries, versions, 'success3');
    expect
      .soft(failures, `bench/search, ${name}\n${misses.join('\n')}`)
      .toEqual([]);
  }
  const stray = strayHits(UNKNOWN, versions);
  expect.soft(stray, 'bench/search/unknown.json').toEqual([]);
});
