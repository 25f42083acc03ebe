import {
  ANY_CASE,
  BOOLEAN,
  COMMA_LISTS,
  knows,
  NOTHING_WHEN_EMPTY,
  ORDERED_TOKENS,
  SRCSETS,
  TOKENS,
  TRIMMED,
  URLS,
} from './attributeTables';
import {
  addressOf,
  imagesOf,
  lengthOf,
  listOf,
  mediaOf,
  metaContentOf,
  styleAttributeOf,
  tokensOf,
} from './attributeValues';
import { ENUMERATED, type Enumerated } from './enumeratedAttributes';
import { attributesOf, tagOf } from './inert/names';
import { isJavaScriptType } from './scriptTypes';

/**
 * An element's attributes by what they mean: two elements with equal maps mean
 * the same, whatever is written. What says no more than its absence is left out.
 *
 * @returns name → a normal form of the value
 */
export function attributeMeanings(
  element: Element,
): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const { name, value } of attributesOf(element)) {
    const meaning = meaningOf(element, name, value);
    if (meaning !== undefined) meanings.set(name, meaning);
  }
  return meanings;
}

function meaningOf(
  element: Element,
  name: string,
  value: string,
): string | undefined {
  const trimmed = value.trim();
  if (element.localName === 'svg' && /^(width|height)$/.test(name)) {
    return lengthOf(trimmed);
  }
  if (/^on.{3}/.test(name)) return trimmed === '' ? undefined : 'a handler';
  if (isRedundant(element, name, trimmed)) return undefined;
  if (trimmed === '' && knows(NOTHING_WHEN_EMPTY, name, element)) {
    return undefined;
  }
  const enumerated = enumeratedOf(element, name);
  if (enumerated) return valueOf(enumerated, trimmed.toLowerCase());
  if (BOOLEAN.has(name)) return booleanOf(element, name, trimmed);
  const cased = knows(ANY_CASE, name, element) ? value.toLowerCase() : value;
  if (name === 'style') return styleAttributeOf(element);
  if (name === 'media') return mediaOf(value) || undefined;
  if (knows(TOKENS, name, element)) {
    return [...new Set(tokensOf(cased))].sort().join(' ');
  }
  if (knows(ORDERED_TOKENS, name, element)) return tokensOf(cased).join(' ');
  if (knows(COMMA_LISTS, name, element)) return listOf(cased);
  if (knows(URLS, name, element)) return addressOf(trimmed);
  if (knows(SRCSETS, name, element)) return imagesOf(value);
  if (name === 'content' && element.localName === 'meta') {
    return metaContentOf(element, value);
  }
  const isTrimmed =
    cased !== value ||
    knows(ANY_CASE, name, element) ||
    knows(TRIMMED, name, element) ||
    name.startsWith('aria-');
  return isTrimmed ? cased.trim() : value;
}

/** Whether a value says what holds without it, by the rest of the element. */
function isRedundant(element: Element, name: string, trimmed: string): boolean {
  const tag = tagOf(element);
  const lower = trimmed.toLowerCase();
  switch (name) {
    case 'type':
      if (tag === 'script') return isJavaScriptType(trimmed);
      return (
        (tag === 'style' || isStylesheetLink(element)) &&
        (lower === '' || lower === 'text/css')
      );
    case 'language':
      return tag === 'script';
    case 'charset':
      return tag === 'script' && !element.hasAttribute('src');
    case 'src':
      // A script with an empty address does not run what it holds.
      return tag === 'script' && trimmed === '' && !element.textContent.trim();
    case 'colspan':
    case 'rowspan':
    case 'span':
      return !(Number.parseInt(trimmed, 10) !== 1 && /^\d/.test(trimmed));
    case 'xmlns':
      return tag === 'html';
    case 'xml:lang':
      return lower === element.getAttribute('lang')?.trim().toLowerCase();
    case 'lang':
    case 'title':
      // Empty, it takes back what an element around it says.
      return trimmed === '' && !element.parentElement?.closest(`[${name}]`);
    case 'form':
      return trimmed === '' && !element.closest('form');
    case 'value':
      return tag === 'input' && trimmed === '' && !hasValueOfItsOwn(element);
    default:
      return false;
  }
}

/** Whether an input without a value has another than the empty one. */
function hasValueOfItsOwn(input: Element): boolean {
  return /^\s*(checkbox|color|radio|range|reset|submit)\s*$/i.test(
    input.getAttribute('type') ?? '',
  );
}

function isStylesheetLink(element: Element): boolean {
  return (
    element.localName === 'link' &&
    tokensOf((element.getAttribute('rel') ?? '').toLowerCase()).includes(
      'stylesheet',
    )
  );
}

function enumeratedOf(element: Element, name: string): Enumerated | undefined {
  const list = Object.hasOwn(ENUMERATED, name) ? ENUMERATED[name] : undefined;
  return list?.find(
    ({ on }) => on === '*' || on.split(' ').includes(tagOf(element)),
  );
}

function valueOf(
  { values, synonyms = {}, invalid, missing }: Enumerated,
  written: string,
): string | undefined {
  const word = Object.hasOwn(synonyms, written) ? synonyms[written] : written;
  const value = word && values.split(' ').includes(word) ? word : invalid;
  return value === missing ? undefined : value;
}

/** What a custom element reads from such an attribute is its own affair. */
function booleanOf(element: Element, name: string, trimmed: string): string {
  const isOwn =
    tagOf(element).includes('-') && !/^(autofocus|inert|itemscope)$/.test(name);
  return isOwn && trimmed.toLowerCase() !== name ? trimmed : '';
}
