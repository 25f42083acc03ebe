/** Writes measurements as Markdown tables. */
import { markdownTable } from '../table';
import { LOSSES, MEASURED } from '../../src/htmlnano/live/losses';
import type { Contender, Figure, Measurement } from './measure';

type Successful = Extract<Measurement, { readonly ok: true }>;

/** The fewest Brotli bytes, saved or added, that a module is listed for. */
const LEAST_SAVED = 20;

const LOSS_COLUMNS = MEASURED.map((kind) => [kind, LOSSES[kind]] as const);

/**
 * The sums over all pages. gzip is left to the terminal: unlike Brotli's, its bytes can
 * differ between processors, so a check would fail elsewhere.
 */
export function summaryTable(
  source: Contender,
  contenders: readonly Contender[],
): string {
  const complete = contenders.filter(
    ({ measurements }) => measurements.length === source.measurements.length,
  );
  const newestSafe = complete.findLast(({ name }) => name.endsWith('`safe`'));
  const raw = sumOf(source, 'raw');
  const brotli = sumOf(source, 'brotli');
  const rows = [source, ...complete].map((contender) =>
    failuresOf(contender).length > 0
      ? [contender.name, 'failed', 'failed', 'failed']
      : [
          contender.name,
          bytesAndShare(sumOf(contender, 'raw'), raw),
          bytesAndShare(sumOf(contender, 'brotli'), brotli),
          contender === source ? '' : ratio(contender, newestSafe),
        ],
  );

  return markdownTable(['Minifier', 'Raw', 'Brotli', 'Time'], rows);
}

/** The minifiers that each contender calls. */
export function partsTable(contenders: readonly Contender[]): string {
  const rows = contenders.map(({ name, uses }) => {
    const calls = uses.join(', ') || 'only its own';
    return `| ${name.replace(/ `.*|,.*/, '')} | ${calls} |`;
  });

  return ['| Minifier | Calls |', '| --- | --- |', ...new Set(rows)].join('\n');
}

/** One figure for every page and contender. */
export function pagesTable(
  source: Contender,
  contenders: readonly Contender[],
  figure: Figure,
): string {
  const pages = source.measurements.map(({ page }) => page);
  const rows = [source, ...contenders].map(({ name, measurements }) => [
    name,
    ...pages.map((page) =>
      cellOf(
        measurements.find((one) => one.page === page),
        figure,
      ),
    ),
  ]);

  return markdownTable(['Minifier', ...pages], rows);
}

/** What the pages lost, summed over all of them, of the minifiers that lost something. */
export function lossesTable(
  source: Contender,
  contenders: readonly Contender[],
): string {
  const complete = contenders.filter(
    ({ measurements }) => measurements.length === source.measurements.length,
  );
  const rows = complete
    .map((contender) => ({
      name: contender.name,
      counts: LOSS_COLUMNS.map(([loss]) =>
        total(successesOf(contender), ({ losses }) => losses[loss].length),
      ),
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ name, counts }) => [name, ...counts.map(bytes)]);

  return markdownTable(
    ['Minifier', ...LOSS_COLUMNS.map(([, title]) => title)],
    rows,
  );
}

/**
 * What each module of `max` saves beside all others: what the pages are larger
 * by when it is off. Without those that hardly change what is sent.
 */
export function modulesTable(
  max: Contender,
  withoutEach: readonly Contender[],
): string {
  const rows = withoutEach
    .map((contender) => ({
      module: contender.name,
      raw: sumOf(contender, 'raw') - sumOf(max, 'raw'),
      brotli: sumOf(contender, 'brotli') - sumOf(max, 'brotli'),
    }))
    .filter(({ brotli }) => Math.abs(brotli) >= LEAST_SAVED)
    .sort((a, b) => b.brotli - a.brotli)
    .map(({ module, raw, brotli }) => [
      `[${module}](./050-modules.md#${module.toLowerCase()})`,
      bytes(raw),
      bytes(brotli),
    ]);

  return markdownTable(['Module', 'Raw saved', 'Brotli saved'], rows);
}

/** The page and the message of every run that threw. */
export function failuresOf({ name, measurements }: Contender): string[] {
  return measurements.flatMap((one) =>
    one.ok ? [] : [`${name} failed on ${one.page}: ${one.error}`],
  );
}

/** The page and the message of everything that a contender complained about. */
export function warningsOf(contender: Contender): string[] {
  return successesOf(contender).flatMap(({ page, warnings }) =>
    warnings.map((warning) => `${contender.name} on ${page}: ${warning}`),
  );
}

function successesOf({ measurements }: Contender): Successful[] {
  return measurements.filter((one) => one.ok);
}

function sumOf(contender: Contender, figure: Figure): number {
  return total(successesOf(contender), ({ sizes }) => sizes[figure]);
}

function total<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}

function cellOf(measurement: Measurement | undefined, figure: Figure): string {
  if (measurement === undefined) {
    return '–';
  }

  return measurement.ok ? bytes(measurement.sizes[figure]) : 'failed';
}

function bytes(value: number): string {
  return value.toLocaleString('en-US').replace('-', '−');
}

function ratio(contender: Contender, base: Contender | undefined): string {
  return `×${(contender.seconds / (base?.seconds ?? 0)).toFixed(2)}`;
}

function bytesAndShare(value: number, whole: number): string {
  return `${bytes(value)} (${((100 * value) / whole).toFixed(1)} %)`;
}
