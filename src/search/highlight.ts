import type { Plan } from './plan';
import { fold, type Word, wordsOf } from './words';

/** A stretch of a text that the query matches, in UTF-16 code units. */
interface Mark {
  readonly start: number;
  readonly end: number;
  /** Term of the index, to count different ones. */
  readonly term: string;
}

/** What is put around a match, as the request names it. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** Algolia's description of a marked value. */
export interface Marked {
  /** HTML: the text escaped, the matches between the tags. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
}

export type Snippet = Omit<Marked, 'matchedWords' | 'fullyHighlighted'>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  // Most texts have none of them.
  /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
    : text;

/** Marks all matches of a text. */
export function highlight(text: string, plan: Plan, tags: Tags): Marked {
  const marks = marksOf(text, plan);
  const matchedWords = queryWordsIn(marks, plan);
  return {
    value: insert(text, 0, text.length, marks, tags),
    matchLevel: levelOf(matchedWords, plan),
    ...(marks.length > 0 && {
      fullyHighlighted: !/[\p{L}\p{N}]/u.test(unmarked(text, marks)),
    }),
    matchedWords,
  };
}

/**
 * Marks the matches in the part of a text that has most of them.
 *
 * @param size how many words the part has
 * @param ellipsis stands where text was left out
 */
export function snippet(
  text: string,
  plan: Plan,
  size: number,
  tags: Tags,
  ellipsis: string,
): Snippet {
  const marks = marksOf(text, plan);
  const words = rememberedWords(text);
  const from = bestWindow(words, marks, size);
  const to = Math.min(words.length, from + size) - 1;
  const start = from === 0 ? 0 : (words[from]?.start ?? 0);
  const end = to === words.length - 1 ? text.length : (words[to]?.end ?? 0);
  const value = insert(text, start, end, marks, tags);
  return {
    value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
    matchLevel: levelOf(queryWordsIn(marks, plan), plan),
  };
}

// Headings and texts come again with every key, and words take the time.
const MOST_REMEMBERED = 2000;
const remembered = new Map<string, readonly Word[]>();

function rememberedWords(text: string): readonly Word[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const words = wordsOf(text);
  remembered.set(text, words);
  return words;
}

function marksOf(text: string, { marks }: Plan): Mark[] {
  const found: Mark[] = [];
  for (const word of rememberedWords(text)) {
    let marked = word.start;
    const mark = ({ text: term, start, end }: Omit<Word, 'parts'>): void => {
      const letters = marks.get(term);
      // Of an identifier its beginning may be marked, and then other parts.
      if (letters === undefined || start < marked) return;
      marked = endOf(text, start, end, letters);
      found.push({ term, start, end: marked });
    };
    mark(word);
    for (const part of word.parts) mark(part);
  }
  return found;
}

/** Where the first letters of a word end; hyphens and accents are none. */
function endOf(text: string, start: number, end: number, letters: number) {
  if (letters >= end - start) return end;
  let at = start;
  let count = 0;
  for (const character of text.slice(start, end)) {
    if (count >= letters && !/\p{M}/u.test(character)) break;
    at += character.length;
    count += fold(character).length;
  }
  return at;
}

/**
 * The first word of the window that has the most different matches.
 *
 * Windows are tried that begin with a match, or a few words before it, as these
 * say what it is about.
 */
function bestWindow(
  words: readonly { readonly start: number; readonly end: number }[],
  marks: readonly Mark[],
  size: number,
): number {
  const last = Math.max(0, words.length - size);
  const lead = Math.floor(size / 4);
  let best = 0;
  let most = 0;
  let word = 0;
  for (const [first, { start }] of marks.entries()) {
    while ((words[word]?.end ?? Infinity) <= start) word += 1;
    for (const from of [word - lead, word]) {
      const to = words[from + size - 1]?.end ?? Infinity;
      const different = new Set<string>();
      for (const { term, end } of marks.slice(first)) {
        if (end > to) break;
        different.add(term);
      }
      if (different.size <= most) continue;
      most = different.size;
      best = Math.min(last, Math.max(0, from));
    }
  }
  return best;
}

function insert(
  text: string,
  from: number,
  to: number,
  marks: readonly Mark[],
  { pre, post }: Tags,
): string {
  let html = '';
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    html += escapeHtml(text.slice(at, start));
    html += pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

const unmarked = (text: string, marks: readonly Mark[]): string =>
  marks.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );

function queryWordsIn(marks: readonly Mark[], { words }: Plan): string[] {
  return words
    .filter(({ terms }) => marks.some(({ term }) => terms.has(term)))
    .map(({ text }) => text);
}

function levelOf(
  matched: readonly string[],
  { words }: Plan,
): Marked['matchLevel'] {
  if (matched.length === 0) return 'none';
  const isFull = words.every(
    ({ text, isRequired }) => !isRequired || matched.includes(text),
  );
  return isFull ? 'full' : 'partial';
}
