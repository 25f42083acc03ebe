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

/** By the id of a page, in any version: Next becomes the latest at a release. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  introduction: { all: 46, scripts: 15 },
  usage: { all: 56.5, scripts: 15 },
  modules: { all: 67, scripts: 15 },
};

/**
 * From opening the search to the first results of a version: 69 for the latest, 73 for
 * Next, when its dialog came to Preact. The index was 37 to 41 of them, our own code and
 * styles 15, MiniSearch and Algolia's client 10, Preact 7. Eight of the index came with
 * the messages, tools and symptoms that readers search for by name.
 */
export const SEARCH_BUDGET = 78;

/** Says what of a page is over its budget. */
export const overBudget = (
  page: string,
  weight: Weight,
  { all, scripts }: PageBudget,
): string[] => [
  ...over(page, bytesOf(weight), all),
  ...over(`Scripts of ${page}`, weight.scripts, scripts),
];

/** Says that something is over its budget, if it is. */
export function over(what: string, bytes: number, budget: number): string[] {
  const size = bytes / 1024;
  return size > budget
    ? [
        `${what}: ${size.toFixed(1)} KiB, at most ${String(budget)} KiB are allowed (bench/budgets.ts).`,
      ]
    : [];
}
