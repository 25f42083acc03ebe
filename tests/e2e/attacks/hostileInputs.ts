import { at, LATEST, OLDEST } from '../addresses';

/** Malicious inputs, by where they are entered. */

const RUN = 'window.hacked=1';

const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>">`,
  `<a href="javascript:${RUN}">x</a>`,
  `"><img src=x onerror=${RUN}>`,
  `</title></mark></textarea><script>${RUN}</script>`,
  `<base href="https://evil.example/">`,
];

const NAMES = ['__proto__', 'constructor', 'toString'];

export const QUERIES = [
  ...MARKUP,
  ...NAMES,
  `javascript:${RUN}`,
  ...String.raw`.* ( [a- \u (?<=a) $& "html`.split(' '),
  `${'(a+)+'.repeat(8)}$`,
  '\u0000',
  'a\u0000b',
  '\ufeffhtml',
  '\u202ehtml\u202c',
  'عברית',
  // The limit of 64 characters would split a surrogate pair.
  `${'q'.repeat(63)}😀`,
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(30),
  'ﬀ ß İ ı ſ',
  'html '.repeat(20_000),
  '"'.repeat(5000),
];

/** Addresses below that of the latest version. */
export const ADDRESSES = [
  ...MARKUP.map((text) => `/search?q=${encodeURIComponent(text)}`),
  ...MARKUP.slice(0, 3).map((text) => `/usage#${encodeURIComponent(text)}`),
  '/search?q=html&version=__proto__',
  '/search?q=html&version=%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  `/search?q=html&version=${LATEST}&version=${OLDEST}&page=1e999`,
  '/search?q=%E0%A4%A',
  '/search?__proto__[hacked]=1&q=html&page=-1',
  '/usage#100%',
  '/usage#%E0%A4%A',
  '/usage#__proto__',
  // Scripts in the head read these.
  '/contribute?docusaurus-theme=%3Cscript%3E',
  '/contribute?docusaurus-theme=%E0%A4%A',
  '/contribute?docusaurus-data-a%20onload=window.hacked=1',
  '/contribute?docusaurus-data-theme=blue&docusaurus-data-__proto__=x',
];

/** Values in the browser's storage: `tests/unit/search/hits.spec.ts` has wrong hits. */
export const STORED = [
  ...'{ null "text" {"length":5} {"__proto__":[1]} ../../x'.split(' '),
  MARKUP[1] ?? '',
  '[null,5,"a",[],{}]',
  JSON.stringify(
    // The lists show at most seven.
    MARKUP.slice(0, 7).map((text) => ({
      objectID: text,
      url: at(`/usage?${text}#${text}`),
      hierarchy: { lvl0: text, lvl1: text, [text]: text },
    })),
  ),
  'x'.repeat(400_000),
];
