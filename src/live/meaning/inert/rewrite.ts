import { attributePrefix, MARK, tagPrefix } from './names';
import { Nesting } from './nesting';
import { cdataEnd, isRaw, rawEnd, type Tag, tagAt, tokenAt } from './tokens';

/**
 * How what follows a tag or a `<![CDATA[` is read: as markup; as text; or, of a
 * `<style>`, as text and directly in a `<noscript>`.
 */
export type Reading = 'markup' | 'text' | 'text in noscript';

/** A source whose parsing is not reported. */
export interface Rewritten {
  readonly html: string;
  /** Place in the source → how it was read. */
  readonly readings: ReadonlyMap<number, Reading>;
  /** Place of a `<style>` in the source → its text. */
  readonly styles: ReadonlyMap<number, string>;
}

/**
 * Rewrites a source so that parsing it is not reported: names get a prefix, and
 * in place of a `<style>` stands, empty and with a mark, an element that a parser
 * puts in the same place. That is a `<script>`, but in a `<noscript>`, which a
 * script would end in a head, a `<noframes>`, which in a table would move out.
 *
 * @param known how places of the source are read; others are guessed
 * @param isProbe whether it is parsed only to see whether the guesses are right:
 *   then every guess is marked, and nothing is in it that a wrong guess may turn
 *   into a tag: no raw text, and no "<" but those of tags
 */
export function rewrite(
  html: string,
  known: ReadonlyMap<number, Reading>,
  isProbe: boolean,
): Rewritten {
  const parts: string[] = [];
  const readings = new Map<number, Reading>();
  const styles = new Map<number, string>();
  const nesting = new Nesting();

  const addRenamed = (tag: Tag, mark?: number, otherName?: string): void => {
    const [name, attributes] = renamed(html, tag, mark, otherName);
    parts.push(name, isProbe ? attributes.replaceAll('<', '&lt;') : attributes);
  };

  const addTag = (at: number): number => {
    const tag = tagAt(html, at);
    if (!tag) return html.length;
    const { name, isEnd, isSelfClosing, end } = tag;
    if (isEnd) {
      nesting.end(name);
      addRenamed(tag);
      return end;
    }
    if (isRaw(name)) return addRaw(at, tag);
    nesting.start(name, isSelfClosing);
    // One of these can put away all that came before it.
    const isMarked = isProbe && name === 'frameset';
    addRenamed(tag, isMarked ? at : undefined);
    return end;
  };

  const addRaw = (at: number, tag: Tag): number => {
    const { name, isSelfClosing, end } = tag;
    const isStyle = name === 'style';
    const guess = nesting.isInNoscript && isStyle ? 'text in noscript' : 'text';
    const reading = known.get(at) ?? (nesting.isForeign ? 'markup' : guess);
    readings.set(at, reading);
    nesting.correct(reading === 'markup');
    // What holds text opens nothing for what follows.
    nesting.start(name, isSelfClosing || reading !== 'markup');
    if (reading === 'markup') {
      addRenamed(tag, isProbe ? at : undefined);
      return end;
    }
    const textEnd = rawEnd(html, end, name);
    const text = html.slice(end, textEnd);
    const standIn = reading === 'text' ? 'script' : 'noframes';
    const otherName = isStyle ? standIn : undefined;
    if (isStyle) styles.set(at, text);
    addRenamed(tag, isStyle || isProbe ? at : undefined, otherName);
    if (!isStyle && !isProbe) parts.push(text);
    const endTag = tagAt(html, textEnd);
    if (!endTag) return html.length;
    addRenamed(endTag, undefined, otherName);
    return endTag.end;
  };

  const addCdata = (at: number): number => {
    const reading = known.get(at) ?? (nesting.isForeign ? 'text' : 'markup');
    readings.set(at, reading);
    nesting.correct(reading === 'text');
    const end = cdataEnd(html, at, reading === 'text');
    const written = html.slice(at, end);
    if (isProbe) parts.push(markComment(at));
    parts.push(isProbe && reading === 'text' ? asText(written) : written);
    return end;
  };

  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at);
    const textEnd = next < 0 ? html.length : next;
    parts.push(html.slice(at, textEnd));
    if (next < 0) break;
    const { kind, end } = tokenAt(html, next);
    if (kind === 'tag') at = addTag(next);
    else if (kind === 'cdata') at = addCdata(next);
    else {
      const written = html.slice(next, end);
      parts.push(isProbe ? withoutWords(written) : written);
      at = end;
    }
  }
  return { html: parts.join(''), readings, styles };
}

/** CDATA as text that is nothing else wherever it stands. */
const asText = (cdata: string): string =>
  cdata
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** What begins with `<` and is no tag; the words of comments change no tree. */
const withoutWords = (token: string): string =>
  token === '<' || /^<!doctype/i.test(token) ? token : '<!---->';

/** The comment that stands before what begins with `<![CDATA[`. */
const markComment = (at: number): string => `<!--${MARK}=${String(at)}-->`;

/** The place that a comment of {@link markComment} holds. */
export function placeOf(comment: string): number | undefined {
  const [name, place = ''] = comment.split('=', 2);
  return name === MARK && /^\d+$/.test(place) ? Number(place) : undefined;
}

/**
 * @param mark added as an attribute, before all others
 * @param otherName in place of the tag's
 * @returns the tag in two parts: up to its name or mark, and the rest
 */
function renamed(
  html: string,
  { name, isEnd, nameAt, nameEnd, end, attributes }: Tag,
  mark?: number,
  otherName?: string,
): readonly [string, string] {
  const newName = otherName ?? tagPrefix(name) + html.slice(nameAt, nameEnd);
  const marked = mark === undefined ? '' : ` ${MARK}="${String(mark)}"`;
  const rest: string[] = [];
  let copied = nameEnd;
  for (const attribute of attributes) {
    const prefix = attributePrefix(name, attribute.name);
    if (prefix === '') continue;
    rest.push(html.slice(copied, attribute.at), prefix);
    copied = attribute.at;
  }
  rest.push(html.slice(copied, end));
  return [`${isEnd ? '</' : '<'}${newName}${marked}`, rest.join('')];
}
