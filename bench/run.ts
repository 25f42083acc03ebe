/**
 * `npm run bench`: what the site costs its readers. Needs `npm run build` first.
 * Times are only printed: machines differ. Bytes have budgets (`bench/budgets.ts`),
 * which the tests assert, too (`tests/e2e/first-load/weight.spec.ts`).
 *
 * `--against DIR` measures another folder of built pages in turn with this one,
 * and nothing else; it may be given several times. `--touch` measures what the first
 * touch costs instead.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDocs } from '../scripts/search-records';
import { documentedVersions } from '../src/shared/versions';
import { over, SEARCH_BUDGET } from './budgets';
import { SLOWED } from './chromium';
import { measureLive, type LiveFigures } from './live';
import { measureBrowser, type Times } from './search/browser';
import { measureGrowth } from './search/growth';
import { LINK } from './server';
import { type Built, measureNavigations, measureSites } from './sites';
import { markdownTable } from './table';
import { measureTouches } from './touch';

const SITE = path.join(__dirname, '..');

const OWN = 'this site';

const SIZES = [18, 100, 1000];

const SLOW = `${String(LINK.latency)} ms, ${String((LINK.bytesPerSecond * 8) / 1e6)} Mbit/s, processor slowed ${String(SLOWED)} times`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', multiple: true, default: [] },
      touch: { type: 'boolean', default: false },
    },
  });
  const builds = [
    { name: OWN, dir: path.join(SITE, 'build') },
    ...values.against.map((dir) => ({ name: dir, dir: path.resolve(dir) })),
  ];
  if (values.touch) {
    await printTouches(builds);
    return;
  }
  await printPages(builds);
  if (values.against.length > 0) return;
  await printSearch();
  printLive(await measureLive(path.join(SITE, 'build')));
  await printGrowth();
}

async function printPages(builds: readonly Built[]): Promise<void> {
  const sites = await measureSites(builds);
  console.log('\nPages: Brotli bytes until nothing more is fetched\n');
  console.log(
    markdownTable(
      [
        'Page',
        'Build',
        'HTML',
        'Scripts',
        'Styles',
        'Others',
        'In idle time',
        'Requests',
        'Prefetched',
      ],
      sites.map(({ page, name, weight }) => [
        page,
        name,
        bytes(weight.html),
        bytes(weight.scripts),
        bytes(weight.styles),
        bytes(weight.others),
        bytes(weight.idle),
        String(weight.requests),
        bytes(weight.prefetched),
      ]),
    ),
  );
  console.log(`\nPages: milliseconds on a phone, ${SLOW}\n`);
  console.log(
    markdownTable(
      ['Page', 'Build', 'FCP', 'LCP', 'Blocked', 'Processor'],
      sites.map(({ page, name, paint: { fcp, lcp, tbt, cpu } }) => [
        page,
        name,
        ...[fcp, lcp, tbt, cpu].map((time) => time.toFixed(0)),
      ]),
    ),
  );
  console.log('\nPages: from a click in the sidebar to the next title\n');
  console.log(
    markdownTable(
      ['Build', 'Milliseconds', 'Scripts fetched after hover'],
      (await measureNavigations(builds)).map(({ name, time, requests }) => [
        name,
        Number.isNaN(time) ? 'loads the page' : time.toFixed(0),
        String(requests),
      ]),
    ),
  );
}

async function printTouches(builds: readonly Built[]): Promise<void> {
  console.log(`\nFirst touch: milliseconds on a phone at rest, ${SLOW}\n`);
  console.log(
    markdownTable(
      ['First touch', 'Build', 'Time', 'Blocked'],
      (await measureTouches(builds)).map(({ act, name, time, blocked }) => [
        act,
        name,
        Number.isNaN(time) ? '–' : time.toFixed(0),
        blocked.toFixed(0),
      ]),
    ),
  );
}

async function printSearch(): Promise<void> {
  const { openings, keystroke, slowed } = await measureBrowser(
    path.join(SITE, 'build'),
  );
  console.log('\nSearch: Brotli bytes from opening it\n');
  console.log(
    markdownTable(
      ['Version', 'to the first results', 'with the whole index'],
      openings.map(({ version, first, all }) => [
        version,
        bytes(first),
        bytes(all),
      ]),
    ),
  );
  for (const { version, first } of openings) {
    for (const message of over(version, first, SEARCH_BUDGET)) {
      process.exitCode = 1;
      console.error(message);
    }
  }
  console.log('\nSearch: milliseconds per key in Chromium, 99 of 100 keys\n');
  console.log(
    markdownTable(
      ['Processor', 'query to hits', 'key to page'],
      [
        ['as it is', ...timesOf(keystroke)],
        [`slowed ${String(SLOWED)} times`, ...timesOf(slowed)],
      ],
    ),
  );
}

const taskLength = (milliseconds: number): string =>
  milliseconds === 0 ? 'none' : milliseconds.toFixed(0);

function printLive(versions: readonly LiveFigures[]): void {
  console.log(
    `\nLive examples: ${SLOW}; tasks of more than 50 ms while typing\n`,
  );
  console.log(
    markdownTable(
      [
        'Version',
        'Brotli bytes to the first result',
        'Edit to first result, ms',
        'Longest task, ms',
        'on this processor',
      ],
      versions.map(({ version, bytes: sent, first, longest }) => [
        version,
        bytes(sent),
        first.toFixed(0),
        taskLength(longest.slowed),
        taskLength(longest.asItIs),
      ]),
    ),
  );
}

async function printGrowth(): Promise<void> {
  const versions = documentedVersions(SITE).map((version) =>
    readDocs(SITE, version),
  );
  const docs = (await Promise.all(versions)).flat();
  console.log('\nSearch: growth, pages generated from ours\n');
  console.log(
    markdownTable(
      [
        'Pages',
        'Brotli bytes',
        'Load, CPU ms',
        'First query, ms',
        'Key p99, ms',
      ],
      (await measureGrowth(docs, SIZES)).map((figures) => [
        bytes(figures.pages),
        bytes(figures.bytes),
        figures.load.toFixed(0),
        figures.firstQuery.toFixed(1),
        figures.keystroke.toFixed(1),
      ]),
    ),
  );
}

const bytes = (value: number): string => value.toLocaleString('en-US');

const timesOf = ({ answer, shown }: Times): string[] =>
  [answer, shown].map((time) => time.toFixed(1));

void main();
