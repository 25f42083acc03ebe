import { bytesOf, type Weight } from './weight';

/*
 * What readers fetch, at most: KiB, as Brotli sends them. Who outgrows a budget for
 * a good reason raises it by a tenth, here, and says why in the commit.
 */

interface PageBudget {
  /** All that comes before idle time. */
  readonly first: number;
  /** Scripts of that. */
  readonly scripts: number;
  /** All that is there after idle time, pages that may be next among it. */
  readonly all: number;
}

/** Next becomes the latest at a release. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { first: 40, scripts: 13, all: 200 },
  '/modules': { first: 55, scripts: 13, all: 200 },
  '/next': { first: 44, scripts: 13, all: 200 },
  '/next/modules': { first: 64, scripts: 13, all: 214 },
};

/** From opening the search to the first results of a version. */
export const SEARCH_BUDGET = 40;

/** What is kept of a version for reading offline; in bytes. */
export const OFFLINE_BUDGET = 495 * 1024;

/** Says what of a page is over its budget. */
export function overBudget(page: string, weight: Weight): string[] {
  const { scripts, idle, prefetched } = weight;
  const first = bytesOf(weight);
  const all = first + idle + prefetched;
  return [
    over(`${page} before idle time`, first, PAGE_BUDGETS[page]?.first),
    over(`Scripts of ${page}`, scripts, PAGE_BUDGETS[page]?.scripts),
    over(`${page} after idle time`, all, PAGE_BUDGETS[page]?.all),
  ].flat();
}

/** Says that something is over its budget, if it is. */
export function over(what: string, bytes: number, budget = 0): string[] {
  const size = bytes / 1024;
  return size > budget
    ? [
        `${what}: ${size.toFixed(1)} KiB, at most ${String(budget)} KiB are allowed (bench/budgets.ts).`,
      ]
    : [];
}
