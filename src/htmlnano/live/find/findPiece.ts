import { type PageContent, readPage } from '../readPage';
import type { Missing } from './missing';
import { commentsWith, selectorsWith, waysToCount } from './piece';
import { findRemedies, type Remedies } from './remedies';
import type { Runs } from './runs';

/** What becomes of a piece of a page. */
export type PieceAnswer =
  /** The source does not have it. */
  | { readonly kind: 'unknown' }
  /** The result has it, as often as the source. */
  | { readonly kind: 'there'; readonly count: number }
  | {
      readonly kind: 'missing';
      readonly before: number;
      readonly after: number;
      readonly missing: Missing;
      readonly remedies: Remedies;
    };

/** How far a search is. */
export interface Progress {
  readonly runs: number;
  /** About how many there will be. */
  readonly of: number;
}

/**
 * Finds which modules remove a piece of a page.
 *
 * @param tell called after each run
 * @param isStale called after each run; once it returns true, the search ends
 * @throws Error then, and when the library throws
 */
export async function findPiece(
  runs: Runs,
  piece: string,
  tell: (progress: Progress) => void,
  isStale: () => boolean,
): Promise<PieceAnswer> {
  const { source, enabled, suspects } = runs;
  const expected = 5 + Math.ceil(Math.log2(Math.max(1, enabled.length)));
  const made = new Set<string>();
  const run = async (modules: readonly string[]): Promise<string> => {
    const { text } = await runs.withOnly(modules);
    if (isStale()) throw new Error('Nobody waits for this any more.');
    made.add(modules.join());
    tell({ runs: made.size, of: Math.max(expected, made.size + 1) });
    return text;
  };
  const result = await run(enabled);
  const counts = waysToCount(piece, remember(readPage)).map((count) => ({
    count,
    before: count(source),
    after: count(result),
  }));
  const lost = counts.find(({ before, after }) => after < before);
  if (!lost) {
    const found = counts.find(({ before }) => before > 0);
    return found ? { kind: 'there', count: found.before } : { kind: 'unknown' };
  }
  const { count, before, after } = lost;
  const most = count(await run([]));
  // What the parser removes, no module brings back.
  const goal = most > after ? Math.min(most, before) : before;
  const page = readPage(source);
  const missing: Missing = {
    isIn: (html) => count(html) >= goal,
    selectors: selectorsWith(piece, page),
    comments: commentsWith(piece, page),
  };
  const remedies = await findRemedies(
    suspects,
    async (modules) => !missing.isIn(await run(modules)),
  );
  return { kind: 'missing', before, after, missing, remedies };
}

function remember(read: (html: string) => PageContent) {
  const known = new Map<string, PageContent>();
  return (html: string): PageContent => {
    const page = known.get(html) ?? read(html);
    known.set(html, page);
    return page;
  };
}
