/** A word of a text; offsets in UTF-16 code units. */
export interface Word {
  /** The word in lower case, without accents and punctuation. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of an identifier: `collapse`, `Whitespace`; of a name: `Next`, `js`. */
  readonly parts: readonly Omit<Word, 'parts'>[];
}

// \p{M} is a combining accent. `Next.js` and `1.2` are words.
const WORD =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-_.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
// The parts of a name with dots.
const DOTTED = /[^.]+/g;
// The parts of an identifier: `HTML` and `Parser` in `HTMLParser`.
const PART =
  /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|\p{Lu}?\p{M}*(?:\p{Ll}\p{M}*)+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}\p{P}]+/gu;

/** Normalizes a text: lower case, without accents and punctuation. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}]/gu, '');

/** The words of a text in their original spelling. */
export const splitWords = (text: string): readonly string[] =>
  text.match(WORD) ?? [];

/**
 * Splits a text into words: runs of letters and digits. An identifier such as
 * `minifyCss` or `html5` is one word with parts, and so is a name such as `Next.js`.
 */
export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    const separate = word.includes('.') ? DOTTED : PART;
    const parts = Array.from(word.matchAll(separate), ({ 0: part, index }) => ({
      text: fold(part),
      start: start + index,
      end: start + index + part.length,
    }));
    return {
      text: fold(word),
      start,
      end: start + word.length,
      parts: parts.length > 1 ? parts : [],
    };
  });
}

/** Memoizes a function of a text. */
export function memoized<Value>(
  make: (text: string) => Value,
): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? make(text);
    values.set(text, value);
    return value;
  };
}

/** The index terms of a word: itself, its parts, their parts, and the stems of all. */
export const termsOf = memoized((word): readonly string[] => {
  const texts = wordsOf(word).flatMap(({ text, parts }) => [
    text,
    stemOf(text),
    ...parts.flatMap(({ start, end }) => termsOf(word.slice(start, end))),
  ]);
  return [...new Set(texts)];
});

/** The parts of an identifier, or the word itself. */
export const partsOf = memoized((word): readonly string[] =>
  wordsOf(word).flatMap(({ text, parts }) =>
    parts.length > 0 ? parts.map((part) => part.text) : [text],
  ),
);

/** The words of a text as {@link fold} gives them, with spaces around each. */
export const plainWords = (text: string): string =>
  ` ${splitWords(text)
    .map((word) => termsOf(word)[0] ?? '')
    .join(' ')} `;

// [ending, replacement]; only the first rule that matches is applied.
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=s)ses$/, 's'],
  [/ies$/, 'y'],
  [/(?<=[aeou])ys$/, 'y'],
  [/(?<=[cs]h|x)es$/, ''],
  [/(?<=[^suiy])s$/, ''],
];
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ifi(?:er|cation)$/, 'ify'],
  [/ied$/, 'y'],
  [/(?<=.{3}v)al$/, ''],
  // `configuration` becomes `configure`, but `creation` becomes `create`, not `cre`.
  [/(?<=.{3}[^aeo])at(?:e|ed|ing|ion|or)$/, ''],
  [/(?<=..at)(?:e|ed|ing|ion|or)$/, ''],
  // `used` and `sizing` have lost an `e`; `dropped` has doubled a letter.
  [/(?<=^[^aeiou]{0,2}[aeiouy][b-df-hj-np-tvz])(?:ing|ed)$/, 'e'],
  [/(?<=[aeiouy].+)(?:ing|ed)$/, ''],
];

const applyFirst = (
  word: string,
  rules: readonly (readonly [RegExp, string])[],
): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(...rule);
};

/**
 * Stems an English word: `sorting`, `sorts` and `sorted` have the same stem, which
 * need not be a word. It removes too little rather than too much.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return applyFirst(applyFirst(word, PLURALS), ENDINGS)
    .replace(/(?<=..)([b-df-hj-kmnp-rtv-x])\1$/, '$1')
    .replace(/(?<=....)e$/, '')
    .replace(/(?<=...)y$/, 'i');
}

/** Words that are ignored, unless there are no others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all already also am an and any are aren as at be been both but by can ' +
    'could couldn did didn do does doesn don else for from get gets getting had has ' +
    'hasn have haven how i if in into is isn it its just like ll m make may me my need ' +
    'not of on once or our out please re really s say says shouldn so some still t ' +
    'than that the their them then there these they this to too up us ve want was ' +
    'wasn way we were what when where which while who will with won would wouldn you your'
  ).split(' '),
);

export const isStopWord = (word: string): boolean =>
  STOP_WORDS.has(word.toLowerCase());

/**
 * Words that say little beside others: `turn off minifyCss` is about `minifyCss`. `why`
 * is one, so that `why minify html` differs from `how to minify html`.
 */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'after before broke broken change code disable does enable file happen html ' +
    'htmlnano leave minify module more no off on option page remove run seem should ' +
    'shrink site switch take together touch turn use why work'
  )
    .split(' ')
    .map(stemOf),
);

export const isFiller = (word: string): boolean => FILLERS.has(stemOf(word));
