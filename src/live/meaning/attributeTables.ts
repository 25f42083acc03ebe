import { tagOf } from './inert/names';

/*
 * What HTML says of its attributes.
 * https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */

/** Attribute → the elements that know it so, "*" for all. */
type Elements = Readonly<Record<string, string>>;

/** Whether a table has an attribute for an element. */
export function knows(
  table: Elements,
  name: string,
  element: Element,
): boolean {
  const elements = Object.hasOwn(table, name) ? table[name] : undefined;
  return (
    elements !== undefined &&
    (elements === '*' || elements.split(' ').includes(tagOf(element)))
  );
}

/** Attributes that are true by being there, those of HTML 4 too. */
export const BOOLEAN: ReadonlySet<string> = new Set(
  (
    'allowfullscreen allowpaymentrequest allowtransparency async autofocus autoplay checked compact controls declare default defer disabled formnovalidate inert ismap itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required reversed scoped seamless selected shadowrootclonable shadowrootdelegatesfocus shadowrootserializable sortable truespeed typemustmatch ' +
    // No standard's, and no browser's, but htmlnano's.
    'defaultchecked defaultmuted defaultselected enabled indeterminate pauseonexit visible'
  ).split(' '),
);

/** Attributes that hold tokens in any order; those of {@link ANY_CASE} in any case. */
export const TOKENS: Elements = {
  class: '*',
  rel: 'a area form link',
  rev: 'a link',
  sandbox: 'iframe',
  headers: 'td th',
  ping: 'a area',
  dropzone: '*',
  sizes: 'link',
  for: 'output',
  itemprop: '*',
  itemref: '*',
  itemtype: '*',
  blocking: 'link script style',
  part: '*',
};

/** Attributes that hold tokens in an order that counts. */
export const ORDERED_TOKENS: Elements = {
  accesskey: '*',
  autocomplete: '*',
  role: '*',
  'aria-controls': '*',
  'aria-describedby': '*',
  'aria-details': '*',
  'aria-errormessage': '*',
  'aria-flowto': '*',
  'aria-labelledby': '*',
  'aria-owns': '*',
};

/** Attributes that hold a list with commas. */
export const COMMA_LISTS: Elements = {
  accept: 'input form',
  coords: 'area',
  sizes: 'img source',
  imagesizes: 'link',
};

/** Attributes whose case is nothing. */
export const ANY_CASE: Elements = {
  accept: 'input form',
  'accept-charset': 'form',
  align: '*',
  as: 'link',
  autocomplete: '*',
  charset: 'meta script',
  dropzone: '*',
  enterkeyhint: '*',
  'http-equiv': 'meta',
  hreflang: 'a link',
  inputmode: '*',
  lang: '*',
  preload: 'audio video',
  rel: 'a area form link',
  role: '*',
  sandbox: 'iframe',
  scope: 'td th',
  sizes: 'link',
  step: 'input',
  type: 'a link embed object script source style menu menuitem ul',
  valign: '*',
};

/** Attributes that hold an address. */
export const URLS: Elements = {
  action: 'form',
  background: 'body table td th',
  cite: 'blockquote del ins q',
  codebase: 'object',
  data: 'object',
  formaction: 'button input',
  href: 'a area base link',
  itemid: '*',
  longdesc: 'img',
  manifest: 'html',
  poster: 'video',
  profile: 'head',
  src: 'audio embed frame iframe img input script source track video',
};

/** Attributes that are lists of images. */
export const SRCSETS: Elements = { imagesrcset: 'link', srcset: 'img source' };

/** Attributes around whose value white space means nothing. */
export const TRIMMED: Elements = {
  'accept-charset': 'form',
  cols: 'textarea',
  height: '*',
  high: 'meter',
  low: 'meter',
  max: '*',
  maxlength: 'input textarea',
  min: '*',
  minlength: 'input textarea',
  optimum: 'meter',
  rows: 'textarea',
  size: '*',
  start: 'ol',
  tabindex: '*',
  usemap: 'img object',
  value: 'li meter progress',
  width: '*',
};

/**
 * Attributes that, empty, mean the same as when they are not there. Not so:
 * `formaction` (a form is sent to the page itself), `form` (a control of no
 * form), `pattern` (nothing matches), `alt`, `content`, `data-*`, `sandbox`.
 */
export const NOTHING_WHEN_EMPTY: Elements = {
  abbr: 'th',
  accept: 'input',
  'accept-charset': 'form',
  action: 'form',
  class: '*',
  cols: 'textarea',
  coords: 'area',
  dir: '*',
  dirname: 'input textarea',
  dropzone: '*',
  headers: 'td th',
  height: '*',
  high: 'meter',
  href: 'link',
  id: '*',
  list: 'input',
  low: 'meter',
  manifest: 'html',
  max: '*',
  maxlength: 'input textarea',
  media: '*',
  menu: 'button',
  min: '*',
  minlength: 'input textarea',
  name: '*',
  ping: 'a area',
  placeholder: 'input textarea',
  poster: 'video',
  rel: 'a area link form',
  role: '*',
  rows: 'textarea',
  size: 'input select',
  src: 'audio embed iframe img input source track video',
  start: 'ol',
  style: '*',
  tabindex: '*',
  type: 'a embed link menu menuitem object ol source',
  value: 'button li',
  width: '*',
};
