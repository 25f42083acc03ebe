/**
 * `npm run bench:build [sizes…]`: what builds and the development server cost as
 * the site grows, with 18, 180 and 1,800 generated pages. Shares and costs of a
 * further page are of processor time, which others on the machine change least.
 */
import fs from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../table';
import { fileOf, generateSite, routeOf } from './generatedSite';
import { type BuildFigures, measureBuild, sizeOfPage } from './measureBuild';
import {
  type DevelopmentFigures,
  measureDevelopment,
} from './measureDevelopment';

const SIZES = [18, 180, 1800];

interface Figures extends DevelopmentFigures {
  readonly pages: number;
  /** With empty caches. */
  readonly cold: BuildFigures;
  /** The next one, after a change of one page. */
  readonly warm: BuildFigures;
  /** In KiB. */
  readonly size: number;
}

async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  const figures: Figures[] = [];
  for (const pages of sizes.length > 0 ? sizes : SIZES) {
    const dir = generateSite(pages);
    try {
      const cold = measureBuild(dir);
      fs.appendFileSync(path.join(dir, fileOf(pages)), '\nOne line more.\n');
      const warm = measureBuild(dir);
      const size = sizeOfPage(dir, routeOf(1));
      const development = await measureDevelopment(dir);
      figures.push({ pages, cold, warm, size, ...development });
    } finally {
      fs.rmSync(dir, { recursive: true });
    }
  }
  console.log(
    markdownTable(
      [
        'Pages',
        'Cold, s (processor)',
        'Warm, s (processor)',
        'Warm / cold',
        'Peak, MiB',
        'Further page cold, ms',
        'Further page warm, ms',
        'A page, KiB',
        'First page, s',
        'Save to screen, s',
      ],
      figures.map((each, index) => rowOf(each, figures[index - 1])),
    ),
  );
}

function rowOf(each: Figures, before: Figures | undefined): string[] {
  const { pages, cold, warm, size, firstPage, save } = each;
  const further = (build: 'cold' | 'warm'): string => {
    if (before === undefined) return '';
    const seconds = each[build].processor - before[build].processor;
    return ((seconds * 1000) / (pages - before.pages)).toFixed(0);
  };
  return [
    pages.toLocaleString('en'),
    inBoth(cold),
    inBoth(warm),
    (warm.processor / cold.processor).toFixed(2),
    Math.max(cold.peak, warm.peak).toFixed(0),
    further('cold'),
    further('warm'),
    size.toFixed(0),
    firstPage.toFixed(1),
    save.toFixed(1),
  ];
}

const inBoth = ({ seconds, processor }: BuildFigures): string =>
  `${seconds.toFixed(1)} (${processor.toFixed(1)})`;

void main();
