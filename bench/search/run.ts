/**
 * `npm run bench:search`: how often the first rows of the search are the right ones.
 * Asks the engine about the Markdown of all versions, without a build, and fails below
 * the floors. A browser test compares the rows of the dialog with the engine's.
 *
 *   npm run bench:search -- --misses     also lists the queries that go wrong
 */
import { parseArgs } from 'node:util';
import { orSayWhy } from '../../scripts/orSayWhy';
import { searchedByEngine } from './engine';
import { FLOORS, shortfalls } from './floors';
import { QUERY_SETS, UNANSWERED, UNKNOWN } from './querySets';
import { missesOf, type Scores, scoresByClass, strayHits } from './relevance';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { misses: { type: 'boolean', default: false } },
  });
  const versions = await searchedByEngine();
  for (const [name, queries] of Object.entries(QUERY_SETS)) {
    const scores = scoresByClass(queries, versions);
    console.log(`\n${name}`);
    console.table(
      Object.fromEntries(
        Array.from(scores, ([kind, score]) => [kind, rounded(score)]),
      ),
    );
    if (values.misses)
      console.log(missesOf(queries, versions, 'success1').join('\n'));
    fail(shortfalls(FLOORS[name] ?? {}, scores));
  }
  fail(strayHits(UNKNOWN, versions));
  const answered = UNANSWERED.filter(
    (query) => versions.get('current')?.search(query).length !== 0,
  );
  console.log(
    `\nOf ${String(UNANSWERED.length)} questions that no page answers, ${String(answered.length)} find something.`,
  );
}

function fail(failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

const rounded = (scores: Scores): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(scores).map(([name, value]: [string, number]) => [
      name,
      name === 'queries' ? String(value) : value.toFixed(3),
    ]),
  );

void orSayWhy(main);
