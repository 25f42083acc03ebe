/**
 * `npm run bench`: what the site costs its readers. Needs `npm run build` first.
 * It only prints: machines differ. Bytes are compared with `bench/budgets.ts` by tests
 * (`tests/e2e/documents/weight.spec.ts`).
 *
 * `--against starlight=DIR` measures what another generator built in turn with this
 * build, `--against DIR` another build of this site, and nothing else; both may be given
 * several times. `--runs 3`, `--slowed 4`, `--page Usage` and `--load` (nothing is touched)
 * take less time; `--length` measures only how long pages are.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SLOWED } from './chromium';
import { GENERATORS, THIS_SITE } from './generators';
import { type Length, measureLengths } from './length';
import {
  type LiveFigures,
  measureLive,
  measureTryIt,
  type TryItFigures,
} from './live';
import { behind, type Built, measurePages, type Scope, TABLES } from './pages';
import { measureBrowser, type Times } from './search/browser';
import { LINK } from './server';
import { markdownTable } from './table';

const SITE = path.join(__dirname, '..');

const OWN = 'this site';

/** Links that all versions and generators have. */
const ROUTES = [
  { title: 'Introduction', path: '/', next: 'Modules' },
  { title: 'Usage', path: '/usage', next: 'Presets' },
  { title: 'Modules', path: '/modules', next: 'Presets' },
];

const slow = (rate: number): string =>
  `${String(LINK.latency)} ms, ${String((LINK.bytesPerSecond * 8) / 1e6)} Mbit/s, processor slowed ${String(rate)} times`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', multiple: true, default: [] },
      page: { type: 'string', multiple: true, default: [] },
      slowed: { type: 'string', multiple: true, default: ['4', '12'] },
      runs: { type: 'string', default: '7' },
      load: { type: 'boolean', default: false },
      length: { type: 'boolean', default: false },
    },
  });
  const own = {
    name: OWN,
    dir: path.join(SITE, 'build'),
    generator: THIS_SITE,
  };
  if (values.against.length === 0 && !values.load)
    printLengths(await measureLengths(own.dir));
  if (values.length) return;
  await printPages([own, ...values.against.map(builtAt)], {
    routes: ROUTES.filter(
      ({ title }) => values.page.length === 0 || values.page.includes(title),
    ),
    rates: values.slowed.map(Number),
    runs: Number(values.runs),
    isLoad: values.load,
  });
  if (values.against.length > 0 || values.load) return;
  await printSearch();
  printLive(await measureLive(own.dir));
  printTryIt(await measureTryIt(own.dir));
}

/**
 * @param argument `starlight=DIR`, or `DIR` for a build of this site
 * @throws Error for an unknown generator
 */
function builtAt(argument: string): Built {
  const [, name, dir = argument] = /^(\w+)=(.*)$/.exec(argument) ?? [];
  const generator = name === undefined ? THIS_SITE : GENERATORS[name];
  if (generator === undefined) {
    const known = Object.keys(GENERATORS).join(', ');
    throw new Error(`--against ${argument}: known generators are ${known}.`);
  }
  return { name: name ?? dir, dir: path.resolve(dir), generator };
}

async function printPages(
  builds: readonly Built[],
  scope: Scope,
): Promise<void> {
  const pages = await measurePages(builds, scope);
  for (const rate of scope.rates) {
    const rows = pages.filter((row) => row.rate === rate);
    for (const [title, names] of Object.entries(TABLES)) {
      console.log(`\n${title}; ${slow(rate)}\n`);
      console.log(
        markdownTable(
          ['Page', 'Build', ...names],
          rows.map(({ page, build, figures }) => [
            page,
            build,
            ...names.map((name) => whole(figures[name])),
          ]),
        ),
      );
    }
    for (const { title } of scope.routes) {
      const figures = behind(rows.filter(({ page }) => page === title));
      if (figures.length > 0)
        console.log(`\n${title} is behind. ${figures.join('; ')}.`);
    }
  }
}

function printLengths(lengths: readonly Length[]): void {
  console.log('\nLength, with nothing unfolded; a screen is a window\n');
  console.log(
    markdownTable(
      ['Page', 'Window', 'Words', 'Screens', 'Screens to the end of'],
      lengths.map(({ path, device, words, screens, places }) => [
        path,
        device,
        bytes(words),
        screens.toFixed(1),
        Object.entries(places)
          .map(
            ([name, above]) =>
              `${name}: ${Number.isNaN(above) ? '–' : above.toFixed(1)}`,
          )
          .join(', '),
      ]),
    ),
  );
}

const whole = (value = NaN): string =>
  Number.isNaN(value)
    ? '–'
    : value === Infinity
      ? 'never'
      : bytes(Math.round(value));

async function printSearch(): Promise<void> {
  const { openings, keystroke, slowed } = await measureBrowser(
    path.join(SITE, 'build'),
  );
  console.log('\nSearch: Brotli bytes from opening it\n');
  console.log(
    markdownTable(
      ['Version', 'to the first results'],
      openings.map((opening) => [opening.version, bytes(opening.bytes)]),
    ),
  );
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
    `\nExamples in Try it: ${slow(SLOWED)}; tasks of more than 50 ms while typing\n`,
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

function printTryIt({ bytes: sent, times }: TryItFigures): void {
  console.log(`\nTry it: ${bytes(sent)} Brotli bytes until its first result`);
  const slowest = times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3);
  console.log(
    `\nFind: each of ${String(times.length)} losses in a page of 30 KB; the slowest, ms\n`,
  );
  console.log(
    markdownTable(
      ['Piece', `Slowed ${String(SLOWED)} times`, 'on this processor'],
      slowest.map(([piece, time]) => [
        piece.replace(/\s+/g, ' '),
        whole(time * SLOWED),
        whole(time),
      ]),
    ),
  );
}

const bytes = (value: number): string => value.toLocaleString('en-US');

const timesOf = ({ answer, shown }: Times): string[] =>
  [answer, shown].map((time) => time.toFixed(1));

void main();
