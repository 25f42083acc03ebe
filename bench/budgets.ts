import { bytesOf, type Weight } from './weight';

/*
 * What readers fetch, at most: KiB, as Brotli sends them. Who outgrows a budget for
 * a good reason raises it by a tenth, here, and says why in the commit.
 */

interface PageBudget {
  /** All that a reader fetches who opens the page, waits and scrolls. */
  readonly all: number;
  /** Scripts of that. */
  readonly scripts: number;
}

/** Next becomes the latest at a release. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { all: 45, scripts: 15 },
  '/usage': { all: 46, scripts: 15 },
  '/modules': { all: 61, scripts: 15 },
  '/next': { all: 50, scripts: 15 },
  '/next/usage': { all: 50, scripts: 15 },
  '/next/modules': { all: 69, scripts: 15 },
};

/**
 * From opening the search to the first results of a version: React, which nothing on
 * a page has needed before, is some 54 of them.
 */
export const SEARCH_BUDGET = 98;

/** What is kept of a version for reading offline; in bytes. */
export const OFFLINE_BUDGET = 545 * 1024;

/** Says what of a page is over its budget. */
export const overBudget = (page: string, weight: Weight): string[] => [
  ...over(page, bytesOf(weight), PAGE_BUDGETS[page]?.all),
  ...over(`Scripts of ${page}`, weight.scripts, PAGE_BUDGETS[page]?.scripts),
];

/** Says that something is over its budget, if it is. */
export function over(what: string, bytes: number, budget = 0): string[] {
  const size = bytes / 1024;
  return size > budget
    ? [
        `${what}: ${size.toFixed(1)} KiB, at most ${String(budget)} KiB are allowed (bench/budgets.ts).`,
      ]
    : [];
}
