/**
 * `npm run bench:search`: how often readers find what they mean. Asks the search dialog
 * of the build, and asserts the floors.
 *
 *   npm run bench:search -- --misses     lists the queries that go wrong, too
 *   npm run bench:search -- --engine     asks the engine alone, which needs no build
 */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { launchChromium } from '../chromium';
import { serveBuild } from '../server';
import { markdownTable } from '../table';
import { searchedByDialog } from './dialog';
import { searchedByEngine } from './engine';
import { FLOORS, shortfalls } from './floors';
import { QUERY_SETS, UNANSWERED, UNKNOWN } from './querySets';
import {
  missesOf,
  scoresByClass,
  type Searched,
  strayHits,
  type Scores,
} from './relevance';

async function searchedByReaders(): Promise<ReadonlyMap<string, Searched>> {
  const server = await serveBuild(path.join(SITE_DIR, 'build'));
  const browser = await launchChromium();
  const versions = await searchedByDialog(await browser.newPage(), server.home);
  await browser.close();
  await server.close();
  return versions;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { misses: { type: 'boolean' }, engine: { type: 'boolean' } },
  });
  const versions = await (values.engine === true
    ? searchedByEngine()
    : searchedByReaders());
  for (const [name, queries] of Object.entries(QUERY_SETS)) {
    const scores = scoresByClass(queries, versions);
    console.log(`\n${name}, ${String(queries.length)} queries\n`);
    console.log(
      markdownTable(
        ['Class', 'Queries', 'success@1', 'success@3', 'MRR@10', 'nDCG@10'],
        Array.from(scores, ([kind, score]) => [kind, ...figures(score)]),
      ),
    );
    if (values.misses === true)
      console.log(missesOf(queries, versions, 'success1').join('\n'));
    fail(shortfalls(FLOORS[name] ?? {}, scores));
  }
  const stray = strayHits(UNKNOWN, versions);
  console.log(
    `\n${String(UNKNOWN.length)} unknown words, found ${String(stray.length)} times`,
  );
  fail(stray);
  const vain = UNANSWERED.filter(
    (query) => versions.get('current')?.search(query).length !== 0,
  );
  console.log(
    `${String(UNANSWERED.length)} questions without an answer, ${String(vain.length)} of them find something`,
  );
}

function fail(failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

const figures = ({ queries, ...scores }: Scores): string[] => [
  String(queries),
  ...[scores.success1, scores.success3, scores.mrr10, scores.ndcg10].map(
    (score) => score.toFixed(3),
  ),
];

void main();
