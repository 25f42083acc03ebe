/**
 * `npm run bench:search`: how often the search finds what readers mean, next to
 * MiniSearch with its default settings.
 *
 *   npm run bench:search                 prints the scores, asserts the floors
 *   npm run bench:search -- --misses     lists the queries that go wrong, too
 */
import path from 'node:path';
import { markdownTable } from '../table';
import { ENGINES, searchedVersions } from './engines';
import { FLOORS, shortfalls } from './floors';
import { QUERY_SETS, UNKNOWN } from './querySets';
import { scoresByClass, scoresOf, strayHits, type Scores } from './relevance';

const SITE = path.join(__dirname, '..', '..');

async function main(): Promise<void> {
  const listsMisses = process.argv.includes('--misses');
  for (const [name, queries] of Object.entries(QUERY_SETS)) {
    const rows: string[][] = [];
    for (const [engine, create] of Object.entries(ENGINES)) {
      const versions = await searchedVersions(SITE, create);
      const scores = scoresByClass(queries, versions);
      for (const [kind, score] of scores) {
        rows.push([engine, kind, ...figures(score)]);
      }
      if (engine !== 'this site') continue;
      for (const judged of listsMisses ? queries : []) {
        if (scoresOf(judged, versions).success1 === 1) continue;
        console.log(`miss: "${judged.query}" (${judged.version})`);
        const hits = versions.get(judged.version)?.search(judged.query) ?? [];
        console.log(
          hits
            .slice(0, 5)
            .map((hit) => `      ${hit}`)
            .join('\n'),
        );
      }
      const failures = shortfalls(FLOORS[name] ?? {}, scores);
      for (const failure of failures) console.error(`${name}: ${failure}`);
      if (failures.length > 0) process.exitCode = 1;
    }
    console.log(`\n${name}, ${String(queries.length)} queries\n`);
    console.log(
      markdownTable(
        [
          'Engine',
          'Class',
          'Queries',
          'success@1',
          'success@3',
          'MRR@10',
          'nDCG@10',
        ],
        rows,
      ),
    );
  }
  const versions = await searchedVersions(SITE, ENGINES['this site']);
  const stray = strayHits(UNKNOWN, versions);
  for (const hit of stray) console.error(`Unknown, but found: ${hit}`);
  if (stray.length > 0) process.exitCode = 1;
  console.log(
    `\n${String(UNKNOWN.length)} unknown words, found ${String(stray.length)} times`,
  );
}

const figures = ({ queries, ...scores }: Scores): string[] => [
  String(queries),
  ...[scores.success1, scores.success3, scores.mrr10, scores.ndcg10].map(
    (score) => score.toFixed(3),
  ),
];

void main();
