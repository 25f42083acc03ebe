import { at, LATEST, OLDEST } from '../addresses';

/** Malicious inputs, by where they are entered. */

const RUN = 'window.hacked=1';

const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>">`,
  `<details open ontoggle=${RUN}>`,
  `<a href="javascript:${RUN}">x</a>`,
  `"><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `</title></mark></textarea><script>${RUN}</script>`,
  `<mark><img src=x onerror=${RUN}></mark>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `<math><mtext><style><img src=x onerror=${RUN}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<template><script>${RUN}</script></template>`,
  `<!--`,
];

const CODE = [
  `javascript:${RUN}`,
  `\tJaVa\nScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `');${RUN};//`,
];

const NAMES =
  '__proto__ __proto__.polluted constructor toString null NaN'.split(' ');

const PATTERNS = [
  ...String.raw`.* ( [a- \u * {1,99999} (?<=a) $&`.split(' '),
  `${'(a+)+'.repeat(8)}$`,
];

const QUOTES = ['"', "'", '`', '"html', '“html'];

const CHARACTERS = [
  ...'\u0000 a\u0000b \u0001\u0008\u001b[31m \r\n \u2028\u2029'.split(' '),
  ...'\ufeffhtml ht\u200bml \u200d \u202ehtml\u202c'.split(' '),
  'עברית',
  'مرحبا html',
  ...'\ud800 \udc00x x\ud83d \ud83d\ud83d\ude00'.split(' '),
  // The limits of 64 and 512 would split a surrogate pair.
  `${'q'.repeat(63)}😀`,
  `${'q'.repeat(511)}😀`,
  ...'😀 👩‍👩‍👧‍👦 🇩🇪'.split(' '),
  'e\u0301'.repeat(30),
  `Z${'\u0337'.repeat(200)}`,
  'ﬀ ß İ ı ſ',
  '\u{10ffff}\uffff\ufffe',
  ...'% %%% %E0%A4%A %00 %3Cscript%3E'.split(' '),
  '&amp;&lt;&#x110000;&#99999999999;',
];

const LONG = [
  'x'.repeat(100_000),
  'html '.repeat(20_000),
  '<b>'.repeat(10_000),
  '"'.repeat(5000),
  'é'.repeat(5000),
];

const BLANK = [' ', '   ', '\u3000', '\u00a0'];

export const QUERIES = [
  ...MARKUP,
  ...CODE,
  ...NAMES,
  ...PATTERNS,
  ...QUOTES,
  ...CHARACTERS,
  ...LONG,
  ...BLANK,
];

/** Hashes, as typed in the address bar. */
export const HASHES = [
  ...MARKUP,
  ...CODE,
  ...NAMES,
  ...'% %% %E0%A4%A %ff %00 100% %u0041 # ## !/ ?q=1#2 /../.. *[id]'.split(' '),
  'a b',
  '😀',
  'x'.repeat(50_000),
  '%'.repeat(5000),
];

/** Query strings; raw, as malformed percent signs would be encoded. */
export const PARAMETERS = [
  ...'q=html&version=__proto__ q=html&version=constructor'.split(' '),
  ...'q=html&version=%3Cscript%3Ewindow.hacked=1%3C/script%3E'.split(' '),
  ...`q=html&version= q=html&version[]=${OLDEST} q=html&page=-1`.split(' '),
  ...'q=html&page=0 q=html&page=NaN q=html&page=Infinity q[]=html'.split(' '),
  ...'q=html&page=1e999 q=html&page=99999999999999999999999 q'.split(' '),
  'q=html&page=2.5',
  'q=html&page=%3Cimg%20src=x%20onerror=window.hacked=1%3E',
  ...'q=a&q=b q=% q=%E0%A4%A q=%ff%fe q=%00 q=%ED%A0%80 ?q=html?'.split(' '),
  ...'__proto__=x&constructor=y __proto__[hacked]=1&q=html % &&&==='.split(' '),
  'q=+%2B+%20',
  `q=html&version=${LATEST}&version=${OLDEST}`,
];

/** Query strings that scripts in the head read. */
export const DATA_PARAMETERS = [
  ...'docusaurus-theme=%3Cscript%3E docusaurus-theme=__proto__'.split(' '),
  ...'docusaurus-theme=system docusaurus-theme=%E0%A4%A'.split(' '),
  ...'docusaurus-data-=x docusaurus-data-a%20onload=window.hacked=1'.split(' '),
  ...'docusaurus-data-%3Cimg%20src=x%20onerror=window.hacked=1%3E=x'.split(' '),
  ...'docusaurus-data-x=%22onload=%22window.hacked=1'.split(' '),
  ...'docusaurus-data-theme=blue docusaurus-data-__proto__=x'.split(' '),
  `docusaurus-theme=${'x'.repeat(2000)}`,
];

export const PATHS = [
  `/${'x'.repeat(2000)}`,
  ...'/%E0%A4%A /% /100% /%ff /usage/%E0%A4%A /%00'.split(' '),
  ...'/<script>window.hacked=1</script> /"onload="window.hacked=1'.split(' '),
  ...'/javascript:window.hacked=1 //evil.example ///evil.example/'.split(' '),
  ...'/..%2f..%2fpackage.json /%2e%2e/%2e%2e/etc/passwd'.split(' '),
  ...'/%2f%2fevil.example /usage%2fx /usage;a=b /__proto__'.split(' '),
  ...'/constructor /%F0%9F%98%80 /%E2%80%AEegasu'.split(' '),
  '/<img src=x onerror=window.hacked=1>',
  '/\\evil.example',
];

const HIT = {
  objectID: 'x',
  type: 'lvl1',
  url: at('/usage'),
  content: null,
  hierarchy: { lvl0: 'Usage', lvl1: 'Usage' },
};

const WRONG_TYPES = [5, {}, null, [HIT]];

/** Hits with one invalid or malicious field. */
export const HITS: readonly unknown[] = [
  ...MARKUP.map((text, index) => ({
    objectID: text,
    type: index % 2 === 0 ? 'lvl1' : 'content',
    url: at(`/usage?${text}#${text}`),
    content: text,
    hierarchy: { lvl0: text, lvl1: text, lvl2: text, [text]: text },
    _highlightResult: { hierarchy: { lvl0: { value: text } } },
  })),
  ...CODE.map((url) => ({ ...HIT, url })),
  ...NAMES.map((name) => ({ ...HIT, objectID: name, type: name })),
  ...['%', '#%', '#%E0%A4%A', '/%E0%A4%A', '//', '//evil.example', 'https://[']
    .concat(['https://htmlnano.netlify.app//evil.example', '\ud800', ''])
    .map((url) => ({ ...HIT, objectID: url, url })),
  ...WRONG_TYPES.flatMap((value) => [
    value,
    { ...HIT, objectID: value },
    { ...HIT, type: value },
    { ...HIT, url: value },
    { ...HIT, content: value },
    { ...HIT, type: 'content', content: value },
    { ...HIT, hierarchy: value },
    { ...HIT, hierarchy: { lvl0: value } },
    { ...HIT, hierarchy: { lvl0: 'Usage', lvl1: value } },
    { ...HIT, _highlightResult: value },
    { ...HIT, _highlightResult: { hierarchy: value } },
    { ...HIT, _highlightResult: { hierarchy: { lvl1: { value } } } },
    { ...HIT, type: 'content', _snippetResult: { content: { value } } },
  ]),
  JSON.parse(
    `{"__proto__":{"url":"${at('/usage')}","type":"lvl1"},"objectID":"p"}`,
  ),
];

/** Values in the browser's storage. */
export const STORED = [
  '',
  ...'{ null 5 "text" {} {"length":5} {"__proto__":[1]} [[[[]]]]'.split(' '),
  '[null,5,"a",[],{}]',
  '{"https://x":{"status":"up","lastUpdate":"<b>"},"__proto__":null}',
  ...'\u0000 \ud800 ../../x'.split(' '),
  ...MARKUP.slice(0, 4),
  ...NAMES.slice(0, 3),
  `javascript:${RUN}`,
  // In groups of seven, as no more are shown.
  ...Array.from({ length: Math.ceil(HITS.length / 7) }, (_, index) =>
    JSON.stringify(HITS.slice(index * 7, index * 7 + 7)),
  ),
  JSON.stringify(Array.from({ length: 3000 }, () => HIT)),
  'x'.repeat(400_000),
];

/** A few inputs, as each costs a page load. */
export const sampleOf = <Item>(all: readonly Item[], most = 4): Item[] => {
  const step = Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
};
