import { bytesOf, KINDS, type Weight } from './weight';

/*
 * Bytes that readers fetch, compressed with Brotli. They were recorded on 29 November
 * 2026 in Debian's Chromium: of Next or of the latest version, whichever is heavier.
 * Tests fail at 20 % more, which no sentence adds. Record a figure anew if it has grown
 * for a good reason.
 */
const ROOM = 1.2;

interface PageBytes {
  /** Everything that a reader fetches who opens the page, waits and scrolls. */
  readonly all: number;
  /** The scripts among it. */
  readonly scripts: number;
}

/** By the id of a page, in any version: Next becomes the latest at a release. */
export const PAGE_BYTES: Readonly<Record<string, PageBytes>> = {
  introduction: { all: 42_815, scripts: 12_121 },
  usage: { all: 54_747, scripts: 12_121 },
  modules: { all: 65_669, scripts: 12_121 },
};

/** From opening the search to the first results. */
export const SEARCH_BYTES = 70_645;

/** Says what of a page is too heavy. */
export function overBudget(
  page: string,
  weight: Weight,
  { all, scripts }: PageBytes,
): string[] {
  const parts = KINDS.map((kind) => `${kind} ${String(weight[kind])}`);
  return [
    ...over(`${page} (${parts.join(', ')})`, bytesOf(weight), all),
    ...over(`Scripts of ${page}`, weight.scripts, scripts),
  ];
}

/** Says that something is too heavy, if it is. */
export const over = (
  what: string,
  bytes: number,
  recorded: number,
): string[] =>
  bytes > recorded * ROOM
    ? [
        `${what}: ${String(bytes)} bytes are more than 20 % above the ${String(recorded)} recorded in bench/budgets.ts. Find what became heavier, or record the new figure.`,
      ]
    : [];
