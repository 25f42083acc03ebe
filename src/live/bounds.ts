/*
 * What is drawn of a text, what a worker reads, and what it hands over. A text may
 * come from a link, and a short link may hold, or make, an endless one.
 */

/** A limit of what is shown of a text. */
export interface Bounds {
  /** In UTF-8: letters that cost the browser more have more bytes. */
  readonly bytes: number;
  readonly lines: number;
}

/**
 * What is drawn of a source or a result. Chromium lays it out in about 100 ms on
 * a slow machine. Nobody reads more of it in a box of 25 lines.
 */
export const SHOWN: Bounds = { bytes: 200_000, lines: 5000 };

/** What is drawn of an error or the library's messages: a few screens. */
export const MESSAGES: Bounds = { bytes: 20_000, lines: 500 };

/** The largest source, and the largest result that is handed over as a text. */
export const MAX_BYTES = 2_000_000;

/**
 * The longest texts of which losses are looked for, in characters. Each is read
 * in one task, in some 100 ms.
 */
export const COMPARED = 250_000;

/**
 * What is read of options. They are printed again, one entry a line, for each
 * module and each tool: with 48 levels, 50,000 characters became two million.
 * Configuration files that people write have some 100 entries and six levels.
 */
export const OPTIONS = { characters: 50_000, levels: 20, entries: 2000 };

/**
 * What is minified because a link asks for it. Parsers make objects of each part
 * of a source, which is a sign, a number or a space between others: of 1.1 million
 * in a script they made 570 MB, of 100,000 at most 200. Pages have one every four
 * characters. An option may be written for every few parts, so their product is the
 * size of a result.
 */
export const LINK = { parts: 80_000, product: 100_000_000 };

/**
 * The longest run of letters without a break, unless all are ASCII. Browsers
 * shape a run as a whole, for each line into which it is broken: the time grows
 * with its square, and 50,000 letters of Arabic took Chromium five seconds.
 */
const MAX_RUN = 1000;

/** The most that the squares of all such runs may add up to. */
const MAX_RUN_COST = 4 * MAX_RUN ** 2;

/**
 * The most characters beyond Latin-1 of a line. Chromium lays out a longer line
 * of Arabic, Hindi, Korean or emoji in seconds, also where it has spaces.
 */
const MAX_SHAPED = 5000;

/**
 * How often the direction of writing may change. Browsers lay out each part by
 * itself, 2,000 of them in about 100 ms.
 */
const MAX_TURNS = 2000;

/**
 * The most emoji and joined signs. Browsers look for a font for each of them:
 * 10,000 in short lines took Chromium 100 ms, and 2,000 of them 5 ms.
 */
const MAX_EMOJI = 2000;

const EMOJI = /[\ud800-\udbff]|\u200d|[\ufe00-\ufe0f]|[\ufdfa-\ufdfd]/g;

const PART = /\s+|\d+|[!-/:-@[-^`{-~]/g;

const LINE_END = /\r\n?|\n/g;

// Each match is a run, or the first part of one. Lines may end at punctuation, and
// between the letters of China, Japan and Korea.
const RUN = new RegExp(
  `[^\\s!-/:-@[-\`{-~\\u3000-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uff00-\\uffef]{1,${String(MAX_RUN)}}`,
  'g',
);

// Letters that are written from right to left, and signs that turn the direction.
const R =
  '\\u0590-\\u08ff\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud802\\ud803\\ud83a\\ud83b\\ufb1d-\\ufdff\\ufe70-\\ufefc';

// Spaces and points between such letters turn nothing.
const RIGHT_TO_LEFT = new RegExp(`[${R}][${R}\\s.,:;!?'"()/-]*`, 'g');

/** The beginning of a text that can be shown, or all of it. */
export function beginningOf(text: string, bounds: Bounds): string {
  const { read } = new TextEncoder().encodeInto(
    text,
    new Uint8Array(bounds.bytes),
  );
  const start = text.slice(0, read);
  const lineEnd = nth(start, LINE_END, bounds.lines);
  const turn = nth(start, RIGHT_TO_LEFT, MAX_TURNS);
  const emoji = nth(start, EMOJI, MAX_EMOJI);
  const ends = [lineEnd, turn, emoji, endOfRuns(start), endOfShaped(start)];
  return start.slice(0, Math.min(...ends));
}

/**
 * Whether minifying may need more memory than a link should.
 *
 * @param options their text
 */
export function isTooMuch(source: string, options: string): boolean {
  const most = Math.min(LINK.parts, LINK.product / options.length);
  return nth(source, PART, Math.floor(most) + 1) < Infinity;
}

/** Where the first line that is too hard to lay out has to end, if there is one. */
function endOfShaped(text: string): number {
  let count = 0;
  for (const { 0: match, index } of text.matchAll(/[\n\r]|[^\0-\xff]+/g)) {
    const isLineEnd = /[\n\r]/.test(match);
    count = isLineEnd ? 0 : count + match.length;
    if (count > MAX_SHAPED) return index + match.length - (count - MAX_SHAPED);
  }
  return Infinity;
}

/** Where the first run ends that is too long, or one too many. */
function endOfRuns(text: string): number {
  let cost = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!/[^\0-\x7f]/.test(run)) continue;
    cost += run.length ** 2;
    if (run.length === MAX_RUN || cost > MAX_RUN_COST)
      return index + run.length;
  }
  return Infinity;
}

/** Where the nth match ends; infinite if there are fewer. */
function nth(text: string, pattern: RegExp, wanted: number): number {
  let count = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    count += 1;
    if (count === wanted) return index + match.length;
  }
  return Infinity;
}
