import type { PageContent } from './readPage';

/**
 * What minifying can cost a page, by the names that the Introduction's
 * benchmark and Try it show.
 */
export const LOSSES = {
  /** The space between them is gone. */
  words: 'Words joined',
  /** All but the shapes in drawings. */
  elements: 'Elements removed',
  /** Links, labels and ARIA attributes that point to an id that is gone. */
  targets: 'References broken',
  /** Of `pre` and `textarea` elements. */
  preformatted: 'Preformatted texts changed',
  /** Only Outlook and old Internet Explorers read them. */
  conditionalComments: 'Conditional comments removed',
  /** Classes that scripts name, and whose rules in the page's styles are gone. */
  scriptedClasses: 'Scripted classes unstyled',
} as const;

export type LossKind = keyof typeof LOSSES;

/** What a page lost, in words such as `<i class="icon">`; one entry each. */
export interface Losses extends Readonly<Record<LossKind, readonly string[]>> {
  /** Where the text becomes another one, if it does. */
  readonly text?: { readonly before: string; readonly after: string };
}

/** Characters of a text that are shown. */
const SHOWN = 40;

/** Compares a page with what a minifier made of it, both as `readPage` has them. */
export function lossesOf(before: PageContent, after: PageContent): Losses {
  return {
    ...compareTexts(before.text, after.text),
    elements: lostElements(before, after),
    targets: [...after.targets]
      .filter((id) => before.ids.has(id) && !after.ids.has(id))
      .map((id) => `#${id}`),
    preformatted: missing(before.preformatted, after.preformatted).map((text) =>
      excerpt(text, 0),
    ),
    conditionalComments: missing(before.conditions, after.conditions),
    scriptedClasses: unstyledClasses(before, after),
  };
}

/** Whether anything was lost. */
export function isLoss({ text, ...lists }: Losses): boolean {
  return text !== undefined || Object.values(lists).some((list) => list.length);
}

/**
 * Follows two texts that are the same but for white space, to the end or to
 * where they are not.
 */
function compareTexts(
  before: string,
  after: string,
): Pick<Losses, 'words' | 'text'> {
  const joined: string[] = [];
  let old = skipSpace(before, 0);
  let now = skipSpace(after, 0);
  // Where the last word began.
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
  if (old >= before.length && now >= after.length) return { words: joined };
  const text = {
    before: excerpt(before, Math.max(start.old, old - SHOWN / 2)),
    after: excerpt(after, Math.max(start.now, now - SHOWN / 2)),
  };
  return { words: joined, text };
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (/[ \t\n\f\r]/.test(text.charAt(index))) index += 1;
  return index;
}

/** The word that has an index in it; of a long one what is around it. */
function wordAt(text: string, index: number): string {
  const half = SHOWN / 2;
  const left = text.slice(Math.max(0, index - half), index);
  const right = text.slice(index, index + half);
  return `${/\S*$/.exec(left)?.[0] ?? ''}${/^\S*/.exec(right)?.[0] ?? ''}`;
}

/** A piece of text in one line, with special spaces made visible. */
function excerpt(text: string, start: number): string {
  return text
    .slice(start, start + SHOWN)
    .replace(/[ \t\n\f\r]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/[^\S ]/g, (space) => `&#${String(space.charCodeAt(0))};`);
}

function lostElements(before: PageContent, after: PageContent): string[] {
  return [...before.elements].flatMap(([name, all]) => {
    const remaining = after.elements.get(name) ?? [];
    const lost = Math.max(0, all.length - remaining.length);
    return missing(all, remaining).slice(0, lost);
  });
}

/** The entries of a list that another does not have, as often as it lacks them. */
function missing(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const entry of other) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return list.filter((entry) => {
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count - 1);
    return count <= 0;
  });
}

function unstyledClasses(before: PageContent, after: PageContent): string[] {
  const styled = classesIn(after.styles);
  const scripted = new Set(
    // What stands between quotation marks and could be a list of classes.
    [...before.scripts.matchAll(/(?<=["'`])[\w -]+(?=["'`])/g)].flatMap(
      ([list]) => list.split(' '),
    ),
  );
  return [...classesIn(before.styles)]
    .filter((name) => scripted.has(name) && !styled.has(name))
    .map((name) => `.${name}`);
}

function classesIn(css: string): Set<string> {
  return new Set(
    [...css.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name),
  );
}
