import { type Markup, type PageContent, readPage } from '../readPage';

/** How many times a document has something. */
type Count = (html: string) => number;

/**
 * Ways to look for a piece of a page, the most tolerant first: a minifier may write
 * markup, styles and white space in another way.
 *
 * @param read reads a page, or remembers it
 */
export function waysToCount(
  piece: string,
  read: (html: string) => PageContent = readPage,
): Count[] {
  const written = (html: string): string => spaced(html);
  const ways: [part: string, inside: (html: string) => string][] = [
    [written(piece), written],
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

/** Code without what minifiers leave out or change. */
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

/** Markup without texts of spaces alone. */
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

/** The selectors of a page that a piece of a style sheet has, or is a part of. */
export function selectorsWith(piece: string, { code }: PageContent): string[] {
  const wanted = stripped(piece.replace(/\{[^]*/, ''));
  if (wanted === '') return [];
  const all = code.style
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/[^{};]+(?=\{)/g);
  return [...all].flatMap(([selector]) =>
    stripped(selector).includes(wanted) ? selector.trim() : [],
  );
}

/** The comments of a page that a piece of it has, or is a part of. */
export function commentsWith(piece: string, { markup }: PageContent): string[] {
  const wanted = piece.trim();
  return markup.flatMap((part) => {
    if (!('comment' in part)) return [];
    const comment = ['<!--', part.comment, '-->'].join('');
    return comment.includes(wanted) || wanted.includes(comment)
      ? part.comment
      : [];
  });
}
