import type { Piece } from '../hits';
import type { QueryWord } from './query';
import { BETWEEN_ROWS } from './types';
import { stemOf, type Word, wordsOf } from './words';

/** A match in a text; offsets in UTF-16 code units. */
interface Mark {
  readonly start: number;
  readonly end: number;
  /** The words of the query that it matches. */
  readonly words: readonly string[];
}

/** A text with all its matches. */
export const highlight = (text: string, words: readonly QueryWord[]): Piece[] =>
  split(text, 0, text.length, marksOf(text, words));

/**
 * Highlights matches in the part of a text that has most of them. If the text consists of
 * rows, it leaves out rows without a match, which would make it a list of words.
 *
 * @param size the number of words in the part
 */
export function excerptOf(
  whole: string,
  words: readonly QueryWord[],
  size: number,
): Piece[] {
  const rows = new Set(whole.split(BETWEEN_ROWS));
  const matching = [...rows].filter((row) => marksOf(row, words).length > 0);
  const text = matching.length > 0 ? matching.join(BETWEEN_ROWS) : whole;
  const marks = marksOf(text, words);
  const written = wordsOf(text);
  const from = bestWindow(written, marks, size);
  const start = from === 0 ? 0 : (written[from]?.start ?? 0);
  const isToEnd = from + size >= written.length;
  const end = isToEnd ? text.length : (written[from + size - 1]?.end ?? 0);
  const ellipsis = { text: '…', isMarked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...split(text, start, end, marks),
    ...(isToEnd ? [] : [ellipsis]),
  ];
}

function marksOf(text: string, words: readonly QueryWord[]): Mark[] {
  const found: Mark[] = [];
  for (const word of wordsOf(text)) {
    for (const piece of [word, ...word.parts]) {
      // An identifier and its parts must not be marked twice.
      if (piece.start < (found.at(-1)?.end ?? 0)) continue;
      const matched = words.flatMap((one) => {
        const letters = lettersOf(piece.text, one);
        return letters === 0 ? [] : [{ letters, text: one.text }];
      });
      if (matched.length === 0) continue;
      const { start, end } = piece;
      // A word with hyphens or accents, which are no letters, is marked as a whole.
      const isPlain = end - start === piece.text.length;
      const letters = Math.max(...matched.map((match) => match.letters));
      found.push({
        start,
        end: isPlain ? start + letters : end,
        words: matched.map((match) => match.text),
      });
    }
  }
  return found;
}

/** The number of letters that match: all letters, or those of a typed prefix. */
function lettersOf(text: string, { terms, prefixes }: QueryWord): number {
  if (terms.has(text) || terms.has(stemOf(text))) return text.length;
  const begun = prefixes.filter((prefix) => text.startsWith(prefix));
  return Math.max(0, ...begun.map(({ length }) => length));
}

/**
 * The first word of the window with the most words of the query. Windows begin
 * a few words before a match, for context.
 */
function bestWindow(
  written: readonly Word[],
  marks: readonly Mark[],
  size: number,
): number {
  const lead = Math.floor(size / 4);
  const last = Math.max(0, written.length - size);
  let best = 0;
  let most = 0;
  for (const { start } of marks) {
    const at = written.findIndex(({ end }) => end > start);
    const from = Math.min(last, Math.max(0, at - lead));
    const first = written[from]?.start ?? 0;
    const end = written[from + size - 1]?.end ?? Infinity;
    const inside = marks.filter(
      (mark) => mark.start >= first && mark.end <= end,
    );
    const count = new Set(inside.flatMap(({ words }) => words)).size;
    if (count > most) [best, most] = [from, count];
  }
  return best;
}

/** The pieces of a part of a text. */
function split(
  text: string,
  from: number,
  to: number,
  marks: readonly Mark[],
): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, end: number, isMarked: boolean): void => {
    if (end > start) pieces.push({ text: text.slice(start, end), isMarked });
  };
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  return pieces;
}
