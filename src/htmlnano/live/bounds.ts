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
 * in a script they made 570 MB, and of 80,000 in tags with styles 210. Pages have
 * one every four characters. An option may be written for every few parts, so
 * their product is the size of a result.
 */
export const LINK = { parts: 50_000, product: 100_000_000 };

/**
 * The longest run of letters without a break, unless all are ASCII. Browsers
 * shape a run as a whole, for each line into which it is broken: the time grows
 * with its square, and 50,000 letters of Arabic took Chromium five seconds.
 */
const MAX_RUN = 1000;

/**
 * The most characters beyond Latin-1 of a line. Chromium lays out a longer line
 * of Arabic, Hindi, Korean or emoji in seconds, also where it has spaces.
 */
const MAX_SHAPED = 5000;

/**
 * How often letters of another script may begin, or tabs and signs of no script:
 * in a line, and in all. Browsers shape each such part by itself, and look for its
 * font: 50,000 of Japanese took Chromium 800 ms, 10,000 of its spaces in one line
 * 700, and 100,000 signs that no font has six seconds.
 */
const MAX_PARTS = { line: 2000, all: 10_000 };

/**
 * The most that groups of letters beyond Latin-1 may cost: for each in a word, the
 * word's length. A line that has such a group and no place to end makes Chromium
 * read on to the end of the word: 2,000 in one of 200,000 letters took it two
 * seconds, and six if they were Thai.
 */
const MAX_WORDS_COST = 10_000_000;

/**
 * The most that brackets may cost where letters are written from right to left:
 * for each sign of a line, the brackets before it that are not closed yet.
 * Browsers look for pairs among them: 30,000, and as many letters, took Chromium
 * two seconds. Minified scripts cost some 2,000,000.
 */
const MAX_BRACKETS = 20_000_000;

/**
 * The longest text that is drawn as one node. For each line into which Chromium
 * breaks a node, it goes through the whole: a line of Korean and 90,000 letters
 * took it a second, and 200 ms in pieces. It cuts what is in text areas, too.
 */
const MAX_NODE = 8192;

const EMOJI = /[\ud800-\udbff]|\u200d|[\ufe00-\ufe0f]|[\ufdfa-\ufdfd]/g;

const PIECE = new RegExp(`[^]{1,${String(MAX_NODE)}}`, 'gu');

// Where Chromium ends lines, also beside a letter: not at other punctuation.
const BREAK = ' \\t\\n\\r!?|}\\u3000-\\u9fff\\uac00-\\ud7af';

const IS_GROUP = new RegExp(`[^\\0-\\xff${BREAK}]`);

const GROUP_OR_BREAK = new RegExp(`${IS_GROUP.source}+|[${BREAK}]|$`, 'g');

// With the end of a text, which ends what is not closed.
const BRACKET = /[\n\r]|\p{Ps}|[)\]}]|$/gu;

const OPENING: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
};

const PART = /\s+|\d+|[!-/:-@[-^`{-~]/g;

// Numbers of scripts, below those that have the number of their first letter.
const [LATIN, NO_SCRIPT, KANA, HAN, OTHERS, TAB] = [0, 1, 2, 3, 4, 9];

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
  const ends = [
    endOf(start, LINE_END, bounds.lines),
    // Browsers lay out each part with one direction of writing by itself: 2,000
    // of them took about 100 ms.
    endOf(start, RIGHT_TO_LEFT, 2000),
    // Browsers look for a font for each emoji or joined sign: 10,000 in short
    // lines took Chromium 100 ms, and 2,000 of them 5 ms.
    endOf(start, EMOJI, 2000),
    endOf(start, RUN, 4 * MAX_RUN ** 2, costOfRun),
    endOfScripts(start),
    endOfWords(start),
    endOfBrackets(start),
  ];
  return start.slice(0, Math.min(...ends));
}

/** A text as the nodes in which it is drawn. */
export const inPieces = (text: string): readonly string[] =>
  text.match(PIECE) ?? [];

/**
 * Whether minifying may need more memory than a link should.
 *
 * @param options their text
 */
export function isTooMuch(source: string, options: string): boolean {
  const most = Math.min(LINK.parts, LINK.product / options.length);
  return endOf(source, PART, Math.floor(most) + 1) < Infinity;
}

/** Where the matches of a pattern reach a cost; infinite if they do not. */
function endOf(
  text: string,
  pattern: RegExp,
  most: number,
  costOf: (match: string) => number = () => 1,
): number {
  let cost = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    cost += costOf(match);
    if (cost >= most) return index + match.length;
  }
  return Infinity;
}

/** The square of its length, as that is what its layout takes. */
function costOfRun(run: string): number {
  if (!/[^\0-\x7f]/.test(run)) return 0;
  return run.length === MAX_RUN ? Infinity : run.length ** 2;
}

/** The first letter that is one too many in its line, or begins such a part. */
function endOfScripts(text: string): number {
  let before = LATIN;
  let shaped = 0;
  let inLine = 0;
  let inAll = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isLineEnd = code === 10 || code === 13;
    const script = isLineEnd ? LATIN : scriptOf(code);
    if (isLineEnd) shaped = inLine = 0;
    if (code > 0xff) shaped += 1;
    if (script !== LATIN && script !== before) {
      inLine += 1;
      inAll += 1;
    }
    if (shaped > MAX_SHAPED || inLine > MAX_PARTS.line || inAll > MAX_PARTS.all)
      return index;
    before = script;
  }
  return Infinity;
}

/** A number for each script, about. */
function scriptOf(code: number): number {
  if (code < 32 || code === 127) return code === 9 ? TAB : NO_SCRIPT;
  if (code < 0x370 || (code >= 0x1e00 && code < 0x1f00)) return LATIN;
  if (code < 0x900) return code & ~0xff;
  if (code < 0x3000) return code & ~0x7f;
  return code < 0x3400 ? KANA : code < 0xa000 ? HAN : OTHERS;
}

/** Where letters in long words cost too much. */
function endOfWords(text: string): number {
  let cost = 0;
  let start = 0;
  let groups = 0;
  for (const { 0: match, index } of text.matchAll(GROUP_OR_BREAK)) {
    const costHere = groups * (index - start);
    if (cost + costHere > MAX_WORDS_COST)
      return start + Math.floor((MAX_WORDS_COST - cost) / groups);
    if (IS_GROUP.test(match)) {
      groups += 1;
    } else {
      cost += costHere;
      start = index;
      groups = 0;
    }
  }
  return Infinity;
}

/** Where brackets cost too much, if letters are written from right to left. */
function endOfBrackets(text: string): number {
  if (text.search(RIGHT_TO_LEFT) === -1) return Infinity;
  const open = new Map<string, number>();
  let depth = 0;
  let cost = 0;
  let last = 0;
  for (const { 0: sign, index } of text.matchAll(BRACKET)) {
    cost += depth * (index - last);
    if (cost > MAX_BRACKETS)
      return index - Math.ceil((cost - MAX_BRACKETS) / depth);
    last = index;
    if (/[\n\r]/.test(sign)) {
      open.clear();
      depth = 0;
      continue;
    }
    const pair = OPENING[sign] ?? sign;
    const count = open.get(pair) ?? 0;
    const change = pair === sign ? 1 : -Math.min(count, 1);
    open.set(pair, count + change);
    depth += change;
  }
  return Infinity;
}
