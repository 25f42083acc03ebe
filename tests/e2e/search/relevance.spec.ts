import { searchedByDialog } from '../../../bench/search/dialog';
import { FLOORS, shortfalls } from '../../../bench/search/floors';
import {
  QUERY_SETS,
  QUESTIONS,
  UNKNOWN,
} from '../../../bench/search/querySets';
import {
  missesOf,
  scoresByClass,
  strayHits,
} from '../../../bench/search/relevance';
import { expect, test } from '../fixtures';

// All in one test, which loads a page for each version.
test('the dialog shows the right section first', async ({ page, origin }) => {
  // Some 600 queries, one after the other.
  test.slow();
  const versions = await searchedByDialog(page, origin);
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

test('each question has a thread and words of its own', () => {
  for (const key of ['source', 'words'] as const) {
    const values = QUESTIONS.map((question) => question[key]);
    expect(values).toEqual([...new Set(values)]);
  }
});
