import type { PageContent } from './readPage';

/** The kinds of losses, by their names in Try it and the Introduction's benchmark. */
export const LOSSES = {
  /** The first difference, without white space. */
  text: 'Text changed',
  /** The space between two words was removed. */
  words: 'Words joined',
  /** Shapes in SVG do not count. */
  elements: 'Elements removed',
  /** The id was removed, or another element has the same id now. */
  targets: 'References broken',
  /** The contents of `pre` and `textarea` elements. */
  preformatted: 'Preformatted texts changed',
  /** Comments that Outlook and Internet Explorer read. */
  conditionalComments: 'Conditional comments removed',
  /** Classes that scripts name, and whose rules were removed. */
  scriptedClasses: 'Scripted classes unstyled',
  /** For example licenses, comments of frameworks, includes and `<?php … ?>`. */
  comments: 'Comments removed',
  /** The code of `script` elements, and of attributes such as `onclick`. */
  scripts: 'Scripts removed or joined',
  /** Tags of a template language, and tags of HTML that end too early or never. */
  tags: 'Tags broken',
} as const;

export type LossKind = keyof typeof LOSSES;

/** The kinds that the benchmark counts: accidents, not intended removals. */
export const MEASURED = [
  'words',
  'elements',
  'targets',
  'preformatted',
  'conditionalComments',
  'scriptedClasses',
] as const satisfies readonly LossKind[];

/** The losses of a page by their kinds, described like `<i class="icon">`. */
export type Losses = Readonly<Record<LossKind, readonly string[]>>;

/** The number of characters in an excerpt. */
const SHOWN = 40;

/** The losses of a page that did not change. */
export const NO_LOSSES = Object.fromEntries(
  Object.keys(LOSSES).map((kind) => [kind, []]),
) as unknown as Losses;

export function lossesOf(before: PageContent, after: PageContent): Losses {
  return {
    ...compareTexts(before.text, after.text),
    elements: [...before.elements.keys()].flatMap((name) =>
      name === 'script' ? [] : lostElements(name, before, after),
    ),
    targets: [...after.targets]
      .filter((id) =>
        after.ids.has(id)
          ? after.sharedIds.has(id) && !before.sharedIds.has(id)
          : before.ids.has(id),
      )
      .map((id) => `#${id}`),
    preformatted: missing(before.preformatted, after.preformatted).map((text) =>
      excerpt(text, 0),
    ),
    conditionalComments: missing(before.conditions, after.conditions),
    scriptedClasses: unstyledClasses(before, after),
    comments: missing(before.comments, after.comments),
    scripts: [
      ...lostElements('script', before, after),
      ...missing(before.handlers, after.handlers),
    ],
    tags: [
      ...missing(before.unparsed, after.unparsed, withoutQuotes),
      ...missing(after.brokenTags, before.brokenTags),
    ].map((tag) => excerpt(tag, 0)),
  };
}

function lostElements(
  name: string,
  before: PageContent,
  after: PageContent,
): string[] {
  const all = before.elements.get(name) ?? [];
  const remaining = after.elements.get(name) ?? [];
  const lost = Math.max(0, all.length - remaining.length);
  return missing(all, remaining).slice(0, lost);
}

/** Removes white space, and characters that minifiers may write as references. */
const withoutQuotes = (tag: string): string =>
  tag.replace(/=""|&#?\w+;|[\s"'&<>]/g, '');

export const isLoss = (losses: Losses): boolean =>
  Object.values(losses).some((list) => list.length > 0);

/** Compares two texts except for white space, up to the first difference. */
function compareTexts(
  before: string,
  after: string,
): Pick<Losses, 'words' | 'text'> {
  const joined: string[] = [];
  let old = skipSpace(before, 0);
  let now = skipSpace(after, 0);
  // The beginning of the last word.
  let start = { old, now };
  while (old < before.length && before[old] === after[now]) {
    const nextOld = skipSpace(before, old + 1);
    const nextNow = skipSpace(after, now + 1);
    const isInside = nextOld < before.length && nextNow < after.length;
    if (nextOld > old + 1) {
      start = { old: nextOld, now: nextNow };
      if (isInside && nextNow === now + 1) joined.push(wordAt(after, nextNow));
    }
    old = nextOld;
    now = nextNow;
  }
  if (old >= before.length && now >= after.length)
    return { text: [], words: joined };
  const lost = excerpt(before, Math.max(start.old, old - SHOWN / 2));
  const added = excerpt(after, Math.max(start.now, now - SHOWN / 2));
  return { text: [`“${lost}” → “${added}”`], words: joined };
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (/[ \t\n\f\r]/.test(text.charAt(index))) index += 1;
  return index;
}

/** The word at an index; a long one is shortened. */
function wordAt(text: string, index: number): string {
  const half = SHOWN / 2;
  const left = text.slice(Math.max(0, index - half), index);
  const right = text.slice(index, index + half);
  return `${/\S*$/.exec(left)?.[0] ?? ''}${/^\S*/.exec(right)?.[0] ?? ''}`;
}

/** An excerpt in one line, with special spaces as character references. */
function excerpt(text: string, start: number): string {
  return text
    .slice(start, start + SHOWN)
    .replace(/[ \t\n\f\r]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/[^\S ]/g, (space) => `&#${String(space.charCodeAt(0))};`);
}

/** The multiset difference of two lists, whose entries are the same by `keyOf`. */
export function missing(
  list: readonly string[],
  other: readonly string[],
  keyOf = (entry: string): string => entry,
): string[] {
  const counts = new Map<string, number>();
  for (const key of other.map(keyOf))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return list.filter((entry) => {
    const count = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), count - 1);
    return count <= 0;
  });
}

/** The classes that scripts name, and whose rules were removed. */
function unstyledClasses(before: PageContent, after: PageContent): string[] {
  const styled = classesIn(after.code.style);
  const scripted = new Set(
    // String literals that may be lists of classes.
    [...before.code.script.matchAll(/(?<=["'`])[\w -]+(?=["'`])/g)].flatMap(
      ([list]) => list.split(' '),
    ),
  );
  return [...classesIn(before.code.style)]
    .filter((name) => scripted.has(name) && !styled.has(name))
    .map((name) => `.${name}`);
}

/** The classes in rules that declare something. */
function classesIn(css: string): Set<string> {
  const [start = '', ...others] = css.split('/*');
  const code = others.map((part) => part.split('*/').slice(1).join(''));
  const rules = [start, ...code]
    .join('')
    .split('}')
    .filter((rule) => rule.slice(rule.lastIndexOf('{') + 1).trim() !== '');
  return new Set(
    [...rules.join('}').matchAll(/\.([a-z_-][\w-]*)/gi)].map(
      ([, name = '']) => name,
    ),
  );
}
