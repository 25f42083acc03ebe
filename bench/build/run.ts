/**
 * `npm run bench:build [sizes…]`: what the development server and builds cost, of
 * this site and of stock Docusaurus with the same pages, in turn. By default there
 * are the site's 18 pages, and 180; more are generated. `--rounds 3` gives medians, the
 * ratio's too.
 * Needs Linux, whose `/proc` tells what all processes of a build take together.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../search/percentile';
import { markdownTable } from '../table';
import { measureDevelopment } from './measureDevelopment';
import { measureBuild, type Usage } from './processTree';
import { type MeasuredSite, PAGE, removeCaches, writeSites } from './sites';

const SIZES = ['18', '180'];

/** Figures by what they are. */
type Figures = Readonly<Record<string, number>>;

/** What is measured, one after the other, with both sites in turn. */
const STEPS: Readonly<
  Record<string, (site: MeasuredSite) => Promise<Figures>>
> = {
  'First page, cold': async (site) => {
    removeCaches(site);
    const { firstPage } = await measureDevelopment(site);
    return rowsOf(firstPage);
  },
  'First page, warm': async (site) => {
    const { firstPage, save } = await measureDevelopment(site);
    return { ...rowsOf(firstPage), 'save to screen, s': save };
  },
  'Build, cold': async (site) => {
    removeCaches(site);
    return rowsOf(await measureBuild(site));
  },
  // After a change of one page.
  'Build, warm': async (site) => {
    fs.appendFileSync(path.join(site.dir, PAGE.file), '\nOne line more.\n');
    return rowsOf(await measureBuild(site));
  },
};

const rowsOf = ({ seconds, processor, peak }: Usage): Figures => ({
  s: seconds,
  'processor, s': processor,
  'peak, MiB': peak,
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  for (const size of positionals.length > 0 ? positionals : SIZES) {
    const pages = Number(size);
    const table = await measureSize(pages, Number(values.rounds));
    console.log(`\n${pages.toLocaleString('en')} pages\n\n${table}`);
  }
}

async function measureSize(pages: number, rounds: number): Promise<string> {
  const { dir, sites } = writeSites(pages);
  const figures = new Map<string, number[][]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [step, measure] of Object.entries(STEPS)) {
        for (const [index, site] of sites.entries()) {
          const measured = await measure(site);
          console.error(site.name, pages, step, measured);
          for (const [name, value] of Object.entries(measured)) {
            const row = `${step}: ${name}`;
            const all = figures.get(row) ?? sites.map(() => []);
            figures.set(row, all);
            all[index]?.push(value);
          }
        }
      }
    }
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
  return markdownTable(
    ['', ...sites.map(({ name }) => name), 'Ratio'],
    Array.from(figures, ([row, all]) => {
      const medians = all.map((values) => percentile(values, 0.5));
      // By round: what slows a machine down slows both sites.
      const [own = [], stock = []] = all;
      const ratios = own.map((value, round) => value / (stock[round] ?? NaN));
      const digits = row.endsWith('MiB') ? 0 : 1;
      return [
        row,
        ...medians.map((value) => value.toFixed(digits)),
        percentile(ratios, 0.5).toFixed(2),
      ];
    }),
  );
}

void main();
