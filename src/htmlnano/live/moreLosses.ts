import { truncate } from '../../plugins/shared/text';
import { attributeTestsIn, namesIn, readRules } from './cssRules';
import {
  type Losses,
  type LossKind,
  LOSSES,
  lossesOf,
  missing,
} from './losses';
import type { Markup, PageContent } from './readPage';

/** The kinds of losses that Try it tells; the benchmark counts only the first ones. */
export const ALL_LOSSES = {
  ...LOSSES,
  /** Those that styles, scripts, forms, frameworks or policies read. */
  attributes: 'Attributes gone or changed',
  /** Whose selectors matched something. */
  rules: 'Style rules gone',
  /** Such as `[type=text]`, in styles and scripts. */
  selectors: 'Selectors that find less',
  /** Of shapes, which get those of the page. */
  colors: 'Colors of drawings gone',
  /** Of texts that are read line by line. */
  lines: 'Lines joined',
} as const;

export type AnyLossKind = keyof typeof ALL_LOSSES;

export type AllLosses = Losses &
  Readonly<Record<Exclude<AnyLossKind, LossKind>, readonly string[]>>;

type Tag = Extract<Markup, { tag: string }>;

/** Compares a page before and after minification, in all that is known to break. */
export const allLossesOf = (
  before: PageContent,
  after: PageContent,
): AllLosses => ({
  ...lossesOf(before, after),
  attributes: lostAttributes(before, after),
  rules: lostRules(before, after),
  selectors: lostMatches(before, after),
  colors: lostColors(before, after),
  lines: joinedLines(before, after),
});

const tagsOf = ({ markup }: PageContent): readonly Tag[] =>
  markup.filter((part) => 'tag' in part);

/** The texts in quotes of a script. */
const quotedIn = (script: string): string =>
  [...script.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)]
    .map(([text]) => text.slice(1, -1))
    .join('\n');

function countBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Attributes that count whatever their value is, if only they are there. */
const PRESENT =
  /^(?:nonce|role|on[a-z]+|formaction|(?:v|x|hx|ng)-.+|[@:*#[(].+)$/;

/** Of a template that is filled in later. */
const PLACEHOLDER = /\{\{[^{}]*\}\}|\{%[^%]*%\}|<%[^%]*%>/g;

/** An attribute's value as far as it counts; `undefined` if the attribute does not. */
function countedValue(
  { tag, attributes, classes = '' }: Tag,
  name: string,
  value: string,
  named: ReadonlySet<string>,
): string | undefined {
  const placeholders = (name === 'class' ? classes : value).match(PLACEHOLDER);
  if (placeholders) return placeholders.join(' ').replace(/\s+/g, '');
  if (PRESENT.test(name)) return '';
  if (named.has(name)) {
    // An empty one is never shown.
    if (name === 'placeholder') return value;
    return /^(?:class|style)$/.test(name) ? '' : value.trim();
  }
  const isBlank = value.trim() === '';
  switch (name) {
    case 'value': {
      const type = attributes.get('type')?.toLowerCase() ?? '';
      // Without it these submit something else.
      const isSent = tag === 'option' || /^(?:radio|checkbox)$/.test(type);
      return isBlank && !isSent ? undefined : value;
    }
    case 'src':
      return tag === 'img' && attributes.has('onerror') ? '' : undefined;
    case 'type':
      if (tag === 'source') return value;
      return tag === 'button' &&
        (attributes.has('command') || !/^submit$/i.test(value))
        ? value.toLowerCase()
        : undefined;
    case 'placeholder':
      return isBlank ? undefined : value.trim();
    case 'referrerpolicy':
      return value.toLowerCase();
    case 'wrap':
      return /^(?:off|hard)$/i.test(value) ? value.toLowerCase() : undefined;
  }
  const isOwn = tag.includes('-') && !/^(?:class|style|href|src)$/.test(name);
  return (name.startsWith('data-') || isOwn) && !isBlank ? value : undefined;
}

/** Attributes that scripts or pseudo-classes of the page name. */
function namedAttributes({ code }: PageContent): ReadonlySet<string> {
  const inScripts = code.script.matchAll(
    /(?:dataset\.(\w+)|(?:get|has)Attribute\(\s*["'`]([\w-]+))/g,
  );
  return new Set([
    ...((code.style + code.script).includes(':placeholder-shown')
      ? ['placeholder']
      : []),
    ...[...inScripts].map(([, data, name = '']) =>
      data === undefined
        ? name.toLowerCase()
        : `data-${data.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  ]);
}

function lostAttributes(before: PageContent, after: PageContent): string[] {
  const named = namedAttributes(before);
  const read = (page: PageContent) =>
    tagsOf(page).flatMap((tag) =>
      [...tag.attributes].flatMap(([name, value]) => {
        const counted = countedValue(tag, name, value, named);
        if (counted === undefined) return [];
        const shown = name === 'class' ? (tag.classes ?? '') : value;
        return [{ tag: tag.tag, name, counted, shown }];
      }),
    );
  const keyOf = (one: ReturnType<typeof read>[number]): string =>
    [one.tag, one.name, one.counted].join('\0');
  const remaining = countBy(read(after), keyOf);
  const elements = countBy(tagsOf(before), ({ tag }) => tag);
  for (const { tag } of tagsOf(after))
    elements.set(tag, (elements.get(tag) ?? 0) - 1);
  return read(before).flatMap((one) => {
    const left = remaining.get(keyOf(one)) ?? 0;
    remaining.set(keyOf(one), left - 1);
    if (left > 0) return [];
    // The element is gone, which is told already.
    const gone = elements.get(one.tag) ?? 0;
    elements.set(one.tag, gone - 1);
    if (gone > 0) return [];
    return `<${one.tag} ${one.name}="${truncate(one.shown, 40)}">`;
  });
}

/** Whose tags may be left out. */
const IMPLIED = ['html', 'head', 'body', 'tbody', 'colgroup'];

/** What minifiers write in another way. */
const REWRITTEN = /^:(?:nth-|first-|last-|only-|not$|is$|where$|-)/;

const signatureOf = (selector: string): string =>
  [...new Set(namesIn(selector.toLowerCase()))]
    .filter((name) => !REWRITTEN.test(name))
    .sort()
    .join(' ');

function lostRules(before: PageContent, after: PageContent): string[] {
  const kept = new Set(
    readRules(after.code.style).map(({ selector }) => signatureOf(selector)),
  );
  const there = new Set(IMPLIED);
  for (const { tag, attributes } of tagsOf(before)) {
    there.add(tag);
    for (const [name, value] of attributes) {
      there.add(`[${name}`);
      if (name === 'id') there.add(`#${value}`);
      if (name === 'class')
        for (const one of value.split(' ')) there.add(`.${one}`);
    }
  }
  const lost = readRules(before.pageStyle).flatMap(({ selector }) => {
    const matches = namesIn(selector).every(
      (name) => name.startsWith(':') || there.has(name),
    );
    return matches && !kept.has(signatureOf(selector)) ? selector : [];
  });
  return [...new Set(lost)];
}

/** How many selectors are tried on each element. */
const MOST_TESTS = 500;

function lostMatches(before: PageContent, after: PageContent): string[] {
  const tests = attributeTestsIn(
    [before.pageStyle, quotedIn(before.code.script)].join('\n'),
  );
  const [old, now] = [tagsOf(before), tagsOf(after)];
  const gone = Math.max(0, old.length - now.length);
  return tests.slice(0, MOST_TESTS).flatMap(({ text, name, isTrue }) => {
    const count = (tags: readonly Tag[]): number =>
      tags.filter(({ attributes, classes }) => {
        const value = name === 'class' ? classes : attributes.get(name);
        // Without a class an element loses nothing by `class=""`.
        const isEmpty = name === 'class' && value?.trim() === '';
        return value !== undefined && !isEmpty && isTrue(value);
      }).length;
    return count(old) > count(now) + gone ? text : [];
  });
}

/** Values that SVGO leaves out, because a file of its own would have them anyway. */
const DEFAULT_COLORS = {
  fill: /^(?:#000(?:000)?|black)$/i,
  stroke: /^none$/i,
} as const;

function lostColors(before: PageContent, after: PageContent): string[] {
  return Object.entries(DEFAULT_COLORS).flatMap(([name, value]) => {
    // Nothing else would be inherited.
    if (!new RegExp(`[{;\\s]${name}\\s*:`).test(before.pageStyle)) return [];
    const valuesIn = (page: PageContent): string[] =>
      tagsOf(page).flatMap(({ attributes }) => {
        const own = attributes.get(name);
        return own !== undefined && value.test(own) ? own : [];
      });
    // SVGO joins shapes, so that fewer are no loss.
    if (valuesIn(after).length > 0) return [];
    return [...new Set(valuesIn(before))].map((own) => `${name}="${own}"`);
  });
}

const BY_LINES = /\b(?:mermaid|markdown|math|tex|katex|plantuml|diagram)\b/i;

function joinedLines(before: PageContent, after: PageContent): string[] {
  const pre = new Set(
    readRules(before.pageStyle).flatMap(({ selector, body }) =>
      /white-space\s*:\s*(?:pre|break-spaces)/.test(body)
        ? (namesIn(selector).at(-1) ?? [])
        : [],
    ),
  );
  const isRead = ({ tag, attributes, classes = '' }: Tag, text: string) => {
    if (tag === 'pre' || tag === 'textarea') return false;
    if (tag === 'script' || tag === 'style')
      return (
        !/^$|javascript|ecmascript|module|json|rules|map/i.test(
          attributes.get('type') ?? '',
        ) &&
        !text.includes('<') &&
        tag === 'script'
      );
    return (
      BY_LINES.test([classes, ...attributes.keys()].join(' ')) ||
      pre.has(tag) ||
      classes.split(/\s+/).some((name) => pre.has(`.${name}`))
    );
  };
  const read = (page: PageContent) =>
    page.markup.flatMap((part, index) => {
      const tag = page.markup[index - 1];
      if (!('text' in part) || !tag || !('tag' in tag)) return [];
      if (!isRead(tag, part.text)) return [];
      const lines = part.text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      return lines.length > 0 ? lines.join('\n') : [];
    });
  return missing(read(before), read(after)).flatMap((text) => {
    const isOneLine = !text.includes('\n');
    return isOneLine ? [] : truncate(text.replaceAll('\n', ' ⏎ '), 40);
  });
}
