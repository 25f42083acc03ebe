import { type Markup, type PageContent, readPage } from '../readPage';
import type { Piece } from './report';

/** How many times a document has something. */
type Count = (html: string) => number;

/** The first way by which a piece of a page is missing, or found. */
type Way =
  | Exclude<Piece, { kind: 'gone' }>
  | {
      readonly kind: 'gone';
      readonly before: number;
      readonly after: number;
      readonly count: Count;
    };

/**
 * Looks for a piece of a page, or of its text, in the result. A minifier may write the
 * piece differently, so there are several ways to look for it.
 */
export function findWay(piece: string, source: string, result: string): Way {
  const read = remember(readPage);
  const counts = waysToCount(piece, read).map((count) => ({
    count,
    before: count(source),
    after: count(result),
  }));
  const found = counts.find(({ before }) => before > 0);
  if (!found) return { kind: 'unknown' };
  // A word of the text is not looked for in the code. White space and markup may be
  // found in one way and missing in another.
  const lost = /[\n<=]/.test(piece)
    ? counts.find(({ before, after }) => after < before)
    : found;
  return lost && lost.after < lost.before
    ? { kind: 'gone', ...lost }
    : { kind: 'there', count: found.before };
}

function remember(read: (html: string) => PageContent) {
  const known = new Map<string, PageContent>();
  return (html: string): PageContent => {
    const page = known.get(html) ?? read(html);
    known.set(html, page);
    return page;
  };
}

/**
 * Ways to look for a piece of a page, the most tolerant first: a minifier may write
 * markup, styles and white space in another way.
 */
function waysToCount(
  piece: string,
  read: (html: string) => PageContent,
): Count[] {
  const ways: [part: string, inside: (html: string) => string][] = [
    [spaced(piece), spaced],
    [piece, (html) => html],
  ];
  if (piece.includes('<')) {
    const wanted = markupOf(read(piece));
    return [
      (html) => countMarkup(markupOf(read(html)), wanted),
      ...ways.map(counting),
    ];
  }
  const attributes = attributesIn(piece);
  const text = (html: string): string => spaced(read(html).text);
  const style = (html: string): string => stripped(read(html).code.style);
  const script = (html: string): string => stripped(read(html).code.script);
  return [
    ...(attributes
      ? [(html: string) => countTags(read(html).markup, attributes)]
      : []),
    ...[
      [spaced(read(piece).text), text] as const,
      [stripped(piece), style] as const,
      [stripped(piece), script] as const,
      ...ways,
    ].map(counting),
  ];
}

const spaced = (text: string): string =>
  text.replace(/[ \t\n\f\r]+/g, ' ').trim();

/** Code without the characters that minifiers remove or change. */
const stripped = (code: string): string => code.replace(/[\s;"']+/g, '');

const counting =
  ([part, inside]: readonly [string, (html: string) => string]): Count =>
  (html) =>
    part === '' ? 0 : inside(html).split(part).length - 1;

/** The attributes of a piece such as `placeholder=" "`. */
function attributesIn(piece: string): ReadonlyMap<string, string> | undefined {
  if (!/^\s*[^\s"'>/=]+\s*=/.test(piece)) return undefined;
  const [part] = readPage(['<b ', piece, '>'].join('')).markup;
  return part && 'tag' in part ? part.attributes : undefined;
}

const countTags = (
  markup: readonly Markup[],
  wanted: ReadonlyMap<string, string>,
): number =>
  markup.filter((part) => 'tag' in part && hasAttributes(part, wanted)).length;

const hasAttributes = (
  { attributes }: Extract<Markup, { tag: string }>,
  wanted: ReadonlyMap<string, string>,
): boolean =>
  [...wanted].every(([name, value]) => attributes.get(name) === value);

/** Markup without texts that are only white space. */
const markupOf = ({ markup }: PageContent): readonly Markup[] =>
  markup.flatMap((part) => {
    if (!('text' in part)) return part;
    const text = spaced(part.text);
    return text === '' ? [] : { text };
  });

function countMarkup(
  markup: readonly Markup[],
  wanted: readonly Markup[],
): number {
  if (wanted.length === 0) return 0;
  const last = wanted.length - 1;
  return markup.filter((_, start) =>
    wanted.every((part, index) =>
      isSame(markup[start + index], part, index === 0, index === last),
    ),
  ).length;
}

/** Whether a part of a page is the wanted one; texts at the edges may be longer. */
function isSame(
  part: Markup | undefined,
  wanted: Markup,
  isFirst: boolean,
  isLast: boolean,
): boolean {
  if (!part) return false;
  if ('tag' in wanted)
    return (
      'tag' in part &&
      part.tag === wanted.tag &&
      hasAttributes(part, wanted.attributes)
    );
  if ('comment' in wanted)
    return 'comment' in part && spaced(part.comment) === spaced(wanted.comment);
  if (!('text' in part)) return false;
  if (isFirst && isLast) return part.text.includes(wanted.text);
  if (isFirst) return part.text.endsWith(wanted.text);
  return isLast ? part.text.startsWith(wanted.text) : part.text === wanted.text;
}
