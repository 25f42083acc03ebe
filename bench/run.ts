/**
 * `npm run bench`: what the site costs its readers. Bytes are asserted, times
 * are only printed: machines differ, bytes do not. Wants `npm run build` first.
 */
import path from 'node:path';
import { readOutlines } from '../scripts/search-records';
import { documentedVersions } from '../src/examples/versions';
import { LINK, measureLive, type LiveFigures } from './live';
import { measureBrowser, SLOWED, type Times } from './search/browser';
import { measureGrowth } from './search/growth';
import { markdownTable } from './table';

const SITE = path.join(__dirname, '..');

/** From opening the search to its first results, compressed (32 KiB). */
const OPENING_BUDGET = 32 * 1024;

const SIZES = [18, 100, 1000];

async function main(): Promise<void> {
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
    if (first <= OPENING_BUDGET) continue;
    process.exitCode = 1;
    console.error(
      `${version}: the first results take ${bytes(first)} bytes, at most ${bytes(OPENING_BUDGET)} are allowed.`,
    );
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
  printLive(await measureLive(path.join(SITE, 'build')));
  await printGrowth();
}

const taskLength = (milliseconds: number): string =>
  milliseconds === 0 ? 'none' : milliseconds.toFixed(0);

function printLive(versions: readonly LiveFigures[]): void {
  console.log(
    `\nLive examples: ${String(LINK.latency)} ms, ${String((LINK.bytesPerSecond * 8) / 1e6)} Mbit/s, processor slowed ${String(SLOWED)} times; tasks of more than 50 ms while typing\n`,
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
    readOutlines(SITE, version),
  );
  const outlines = (await Promise.all(versions)).flat();
  console.log('\nSearch: growth, pages generated from ours\n');
  console.log(
    markdownTable(
      [
        'Engine',
        'Pages',
        'Brotli bytes',
        'Load, CPU ms',
        'First query, ms',
        'Key p99, ms',
      ],
      measureGrowth(outlines, SIZES).map((figures) => [
        figures.engine,
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
