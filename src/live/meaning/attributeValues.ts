import { styleOf } from './elements';
import { attributeOf } from './inert/names';

/**
 * Where a page is thought to be: two addresses that are equal from here are
 * equal from anywhere, but for one that names the page's own server.
 */
const PAGE = 'https://page.invalid/folder/page';

/** The words of a value. */
export function tokensOf(value: string): string[] {
  return value.split(/[ \t\n\r\f]+/).filter((token) => token !== '');
}

/** A list with commas, with no white space but inside of its entries. */
export function listOf(value: string): string {
  return value
    .split(',')
    .map((entry) => tokensOf(entry).join(' '))
    .filter((entry) => entry !== '')
    .join(',')
    .replace(/ ?([:()]) ?/g, '$1');
}

/** The address that a value resolves to. Code in one is not compared. */
export function addressOf(trimmed: string): string {
  const [, code] = /^javascript:(.*)$/is.exec(trimmed) ?? [];
  if (code !== undefined) {
    const isNothing = /^\s*(void\s*\(?\s*0\s*\)?|undefined)?[;\s]*$/.test(code);
    return isNothing ? 'javascript: that does nothing' : 'javascript: code';
  }
  try {
    return new URL(trimmed, PAGE).href;
  } catch {
    return trimmed;
  }
}

/**
 * A `srcset`, its candidates with resolved addresses and no "1x".
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function imagesOf(value: string): string {
  // A comma that ends an address or a descriptor ends the candidate.
  const candidates = value.split(/,(?=\s)|(?<=\s[\d.]+[wxh]\s*),/);
  return candidates
    .flatMap((candidate) => {
      const [url, ...descriptors] = tokensOf(candidate);
      if (url === undefined) return [];
      const rest = descriptors
        .filter((descriptor) => descriptor !== '1x')
        .map((descriptor) => descriptor.replace(/^[\d.]+/, numberOf));
      return [[addressOf(url), ...rest].join(' ')];
    })
    .join(', ');
}

function numberOf(digits: string): string {
  return String(Number(digits));
}

/** The width or height of a drawing; all that there is, when nothing is said. */
export function lengthOf(value: string): string | undefined {
  if (value === '100%') return undefined;
  return value.replace(/px$/i, '').replace(/^[\d.]+/, numberOf);
}

/** A media query list as the browser writes it; nothing for all media. */
export function mediaOf(value: string): string {
  const { mediaText } = new CSSStyleSheet({ media: value }).media;
  return mediaText
    .split(',')
    .map((query) => query.trim().replace(/^all and /, ''))
    .sort()
    .join(', ')
    .replace(/^all$/, '');
}

/** The `content` of a meta element, by what its other attributes say it is. */
export function metaContentOf(meta: Element, value: string): string {
  const name = (meta.getAttribute('name') ?? '').trim().toLowerCase();
  const header = (meta.getAttribute('http-equiv') ?? '').trim().toLowerCase();
  if (name === 'viewport') {
    return value
      .split(/[,;]/)
      .map((part) =>
        part
          .split('=')
          .map((word) => word.trim().toLowerCase())
          .map((word) => (/^[\d.]+$/.test(word) ? numberOf(word) : word))
          .join('='),
      )
      .filter((part) => part !== '')
      .join(', ');
  }
  if (header === 'refresh') return refreshOf(value);
  if (name === 'keywords' || name === 'robots') return listOf(value);
  if (header === 'content-type') return value.toLowerCase().replace(/\s/g, '');
  return tokensOf(value).join(' ');
}

/** https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps */
function refreshOf(value: string): string {
  const [, time = '', rest = ''] =
    /^\s*(\d*)[\d.]*\s*(?:[;,]\s*|\s)?(.*)$/s.exec(value) ?? [];
  const target = rest.replace(/^url\s*=\s*/i, '');
  const [, , quoted] = /^(["'])(.*?)(?:\1|$)/s.exec(target) ?? [];
  const url = (quoted ?? target).trim();
  return url === '' ? time : `${time}; ${addressOf(url)}`;
}

/** The declarations of a style attribute, as the browser keeps them, in order of name. */
export function styleAttributeOf(element: Element): string | undefined {
  const style = styleOf(element);
  if (!style) return tokensOf(attributeOf(element, 'style') ?? '').join(' ');
  const declarations = [...style]
    .map((name) => {
      const priority = style.getPropertyPriority(name);
      const value = cssValueOf(name, style.getPropertyValue(name));
      return `${name}: ${value}${priority && ' !'}${priority}`;
    })
    .sort();
  return declarations.length > 0 ? declarations.join('; ') : undefined;
}

const WEIGHTS: Readonly<Record<string, string>> = {
  normal: '400',
  bold: '700',
};

/** A value without the freedoms of writing that CSSOM leaves. */
function cssValueOf(name: string, value: string): string {
  if (name === 'font-weight') return WEIGHTS[value] ?? value;
  if (name.startsWith('--')) return tokensOf(value).join(' ');
  return value
    .replace(/"([^"]*)"/g, '$1')
    .replace(
      /(\d*\.?\d+)ms\b/g,
      (_, digits: string) => `${String(Number(digits) / 1000)}s`,
    )
    .replace(
      /(?<![\w#-])(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|[a-z]+)(?![\w(-])/gi,
      colorOf,
    );
}

const colors = new Map<string, string>();

/** A colour as rgb(); any other word as it is. */
function colorOf(word: string): string {
  const known = colors.get(word);
  if (known !== undefined) return known;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  let color = word;
  if (
    context &&
    CSS.supports('color', word) &&
    !/^(inherit|initial|unset|revert|currentcolor)$/i.test(word)
  ) {
    context.fillStyle = word;
    color = context.fillStyle;
  }
  colors.set(word, color);
  return color;
}
