import { expect, test } from '@playwright/test';
import { SYNONYMS } from '../../../src/htmlnano/synonyms';
import { createEngine } from '../../../src/plugins/search/embedded/engine';
import { readQuery } from '../../../src/plugins/search/embedded/query';
import type { SearchRecord } from '../../../src/plugins/search/embedded/types';
import { stemOf, termsOf } from '../../../src/plugins/search/embedded/words';
import { page, section } from '../../support/records';

// `relevance.spec.ts` asks which section of the real pages comes first.
// Other sections, so that words of the tested ones are rare.
const filler = page('/filler', [
  section(1, 'Filler'),
  ...Array.from({ length: 20 }, (_, index) =>
    section(2, `Nothing ${String(index)}`, 'Lorem ipsum dolor sit amet.'),
  ),
]);

async function search(query: string, ...pages: SearchRecord[][]) {
  const engine = await createEngine([...pages, filler].flat(), SYNONYMS);
  return engine.search(query).matches.map(({ record }) => record);
}

/** The addresses that answer, the best first. */
const found = async (query: string, ...pages: SearchRecord[][]) =>
  (await search(query, ...pages)).map(({ url }) => url);

const sections = (...all: readonly (readonly [string, ...string[]])[]) =>
  page('/page', [
    section(1, 'Page'),
    ...all.map(([title, ...texts]) => section(2, title, ...texts)),
  ]);

test('a query without matches or words finds nothing', async () => {
  const pages = sections(['One', 'Text.']);
  expect(await found('zzzzz', pages)).toEqual([]);
  expect(await found(' … ', pages)).toEqual([]);
  expect((await createEngine([], [])).search('anything').matches).toEqual([]);
});

test('synonyms find each other, and correct typos', async () => {
  const pages = sections(['Envelopes', 'A letter.'], ['Other', 'A parcel.']);
  const records = [...pages, ...filler];
  const urlsOf = async (query: string, ...groups: string[][]) => {
    const engine = await createEngine(records, groups);
    return engine.search(query).matches.map(({ record }) => record.url);
  };
  const group = ['letter', 'epistle'];
  expect(await urlsOf('epistles')).toEqual([]);
  expect(await urlsOf('epistles', group)).toEqual(['/page#envelopes']);
  expect(await urlsOf('epistel', group)).toEqual(['/page#envelopes']);
});

test('a section is found once, with the text that answers best', async () => {
  const [first, ...others] = await search(
    'unused rules',
    page('/a', [
      section(1, 'A', 'About presets.', 'Unused rules go.', 'Rules again.'),
    ]),
  );
  expect(first?.content).toBe('Unused rules go.');
  expect(others).toEqual([]);
});

test('the forms of a word find each other', () => {
  for (const forms of [
    ...['classes class', 'libraries library', 'keys key', 'matches match'],
    ...['minifier minify', 'minification minify', 'applied apply'],
    ...['removal remove', 'configuration configure', 'creating create'],
    ...['used use', 'dropped drop', 'sorting sort', 'files file'],
  ])
    expect(new Set(forms.split(' ').map(stemOf)).size, forms).toBe(1);
});

test('two words of a heading are found as one', async () => {
  const pages = [...sections(['Command line', 'Quote patterns.']), ...filler];
  expect(await found('commandline', pages)).toEqual(['/page#command-line']);
  expect(await found('comandline', pages)).toEqual(['/page#command-line']);
});

test('a module is found by the symptom that a table gives it', async () => {
  const pages = sections(
    ['Symptoms', 'Labels float: dropBlanks (max): dropBlanks: false'],
    ['dropBlanks', 'Drops blanks.'],
  );
  const urls = ['/page#symptoms', '/page#dropblanks'];
  expect((await found('floating labels', pages)).sort()).toEqual(urls.sort());
});

test('a section is found by the words of a table that leads to it', async () => {
  const pages = sections(
    ['Next', 'make a slow build quicker: From quick-build'],
    ['From quick-build', 'Skip what stays.'],
  );
  expect(await found('slow build', pages)).toEqual(['/page#from-quick-build']);
});

test('a query finds nothing if only words that say little are known', async () => {
  const pages = sections(['Comments', 'Removes them from pages.']);
  expect(await found('remove zebras giraffes okapis', pages)).toEqual([]);
  expect(await found('comments zebras giraffes okapis', pages)).toHaveLength(1);
});

test('keywords of a page find the page', async () => {
  const keyed = page('/usage', [section(1, 'Usage', 'x')], {
    keywords: ['getting started'],
  });
  expect(await found('getting started', keyed)).toEqual(['/usage']);
});

for (const [query, title] of [
  ['coments', 'Comments'],
  ['commnets', 'Comments'],
  ['whitepsaec', 'Whitespace'],
  // Not yet complete.
  ['commnet', 'Comments'],
  ['whitse', 'Whitespace'],
  // The shortest words that may have one typo, and two.
  ['tabel', 'Table'],
  ['whietspce', 'Whitespace'],
  // Another first letter, two typos in a word of eight letters, short words.
  ['domments', undefined],
  ['commnest', undefined],
  ['lime', undefined],
  ['whtie', undefined],
] as const) {
  test(`"${query}" finds ${title ?? 'nothing'}`, async () => {
    const pages = sections(['Comments'], ['Whitespace'], ['Line'], ['Table']);
    const titles = (await search(query, pages)).map(
      ({ hierarchy }) => hierarchy.lvl2,
    );
    expect(titles).toEqual(title === undefined ? [] : [title]);
  });
}

test('a heading that a query names comes first, whatever else the query says', async () => {
  const pages = sections(
    ['removeUnused', 'Turn the module off if you rely on it, or disable it.'],
    ['removeComments', 'Takes comments out.'],
    ['Options that turn modules off', 'Not for removeComments.'],
  );
  for (const said of ['turn off', 'how to disable', 'not after'])
    expect((await found(`${said} removeComments`, pages))[0]).toBe(
      '/page#removecomments',
    );
  // What matches much less well is left out.
  const weak = page('/weak', [section(1, 'Weak', 'Of comments.')]);
  const urls = await found('takes comments out removeComments', pages, weak);
  expect(urls).not.toContain('/weak');
});

test('words such as "how to" find nothing beside words that say little', async () => {
  const pages = sections(
    ['Turning it off', 'Disable a module so.'],
    ['How to begin', 'Two steps.'],
    ['Reasons', 'Why to begin with a module.'],
  );
  const how = ['/page#turning-it-off', '/page#reasons'];
  expect(await found('how to disable a module', pages)).toEqual(how);
  expect(await found('why a module', pages)).toEqual(how.toReversed());
});

// In quadratic time it would take hours.
test('only the first words of a very long query are read', () => {
  const known = new Set(['known', ...termsOf('collapseWhitespace')]);
  for (const part of ['a', 'aB', 'a-', 'a1.', 'zqxw ', 'ing', '\u0301', '😀']) {
    const words = readQuery(part.repeat(100_000), known, SYNONYMS);
    expect(words.length, part).toBeLessThanOrEqual(512);
  }
});
