import type { Page } from './readPage';

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
export function lossesOf(before: Page, after: Page): Losses {
  return {
    ...compareTexts(before.text, after.text),
    elements: lostElements(before, after),
    targets: [...after.targets]
      .filter((id) => before.ids.has(id) && !after.ids.has(id))
      .map((id) => `#${id}`),
    preformatted: missing(before.preformatted, after.preformatted).map((text) =>
      excerpt(text),
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
  while (old < before.length && before[old] === after[now]) {
    const nextOld = skipSpace(before, old + 1);
    const nextNow = skipSpace(after, now + 1);
    const isJoined =
      nextOld > old + 1 &&
      nextNow === now + 1 &&
      nextOld < before.length &&
      nextNow < after.length;
    if (isJoined) joined.push(wordAt(after, nextNow));
    old = nextOld;
    now = nextNow;
  }
  return old < before.length || now < after.length
    ? {
        words: joined,
        text: { before: excerpt(before, old), after: excerpt(after, now) },
      }
    : { words: joined };
}

function isSpace(text: string, index: number): boolean {
  return /[ \t\n\f\r]/.test(text.charAt(index));
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (isSpace(text, index)) index += 1;
  return index;
}

/** The word that has an index in it; of a long one what is around it. */
function wordAt(text: string, index: number): string {
  const [right = ''] = /^\S*/.exec(text.slice(index, index + SHOWN / 2)) ?? [];
  return wordBefore(text, index) + right;
}

/** What stands before an index without a space; of much the end. */
function wordBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - SHOWN / 2), index);
  return /\S*$/.exec(before)?.[0] ?? '';
}

function excerpt(text: string, start = 0): string {
  const shown = text.slice(start - wordBefore(text, start).length);
  return shown.slice(0, SHOWN).replace(/\s+/g, ' ').trim();
}

function lostElements(before: Page, after: Page): string[] {
  return [...before.elements].flatMap(([name, all]) => {
    const kept = after.elements.get(name) ?? [];
    const lost = Math.max(0, all.length - kept.length);
    return missing(all, kept).slice(0, lost);
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

function unstyledClasses(before: Page, after: Page): string[] {
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
