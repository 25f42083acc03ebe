import type { Plan } from './plan';
import { fold, wordsOf } from './words';

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
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

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
  const words = wordsOf(text);
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

function marksOf(text: string, { marks }: Plan): Mark[] {
  return wordsOf(text).flatMap(({ parts, ...word }) => {
    let marked = word.start;
    return [word, ...parts].flatMap(({ text: term, start, end }) => {
      const letters = marks.get(term);
      // Of an identifier its beginning may be marked, and then other parts.
      if (letters === undefined || start < marked) return [];
      marked = endOf(text, start, end, letters);
      return [{ term, start, end: marked }];
    });
  });
}

/** Where the first letters of a word end; hyphens and accents are none. */
function endOf(text: string, start: number, end: number, letters: number) {
  let at = start;
  let count = 0;
  for (const character of text.slice(start, end)) {
    if (count >= letters && !/\p{M}/u.test(character)) break;
    at += character.length;
    count += fold(character).length;
  }
  return at;
}

/** The first word of the window that has the most different matches. */
function bestWindow(
  words: readonly { readonly start: number; readonly end: number }[],
  marks: readonly Mark[],
  size: number,
): number {
  let best = 0;
  let most = 0;
  const last = Math.max(0, words.length - size);
  for (let from = 0; from <= last; from++) {
    const start = words[from]?.start ?? 0;
    const end = words[from + size - 1]?.end ?? Infinity;
    const inside = marks.filter(
      (mark) => mark.start >= start && mark.end <= end,
    );
    const different = new Set(inside.map(({ term }) => term)).size;
    if (different > most) {
      most = different;
      // A few words before the match say what it is about.
      const lead = inside.length === 0 ? 0 : Math.floor(size / 4);
      const firstMark = inside[0]?.start ?? 0;
      const at = words.findIndex((word) => word.end > firstMark);
      const lastMark = inside.at(-1)?.end ?? 0;
      const fits = (words[at - lead + size - 1]?.end ?? Infinity) >= lastMark;
      best = Math.min(last, Math.max(0, fits ? at - lead : from));
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
  return matched.length < words.length ? 'partial' : 'full';
}
