import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { loadLibrary } from '../../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../../checks/library/runInNode';
import { editOptions } from '../../../src/htmlnano/live/analysis/editOptions';
import { examine } from '../../../src/htmlnano/live/analysis/examine';
import { projectFiles } from '../../../src/htmlnano/live/analysis/project';
import type {
  Question,
  Report,
} from '../../../src/htmlnano/live/analysis/report';
import {
  createRuns,
  type RunJob,
} from '../../../src/htmlnano/live/analysis/runs';
import { readVersionData } from '../../../src/htmlnano/live/build/readVersionData';
import { othersOf } from '../../../src/htmlnano/live/versionData';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';
import { orThrow } from '../../../src/plugins/shared/orThrow';

const documented = documentedVersions(SITE_DIR);
const versions = documented.map((one) => readVersionData(SITE_DIR, one));
const NEXT = orThrow(versions[0], 'Next');

/** Runs the real library in Node, in place of its worker. */
const libraries = new Map(
  documented.map((version) => {
    const library = loadLibrary(path.join(SITE_DIR, version.library));
    const run: RunJob = (job) =>
      runInNode(
        library,
        job.source,
        () => structuredClone(job.options),
        job.preset || undefined,
      );
    return [version.name, run];
  }),
);

/** Results of the page that the last tests asked about. */
const memory: Parameters<typeof createRuns>[4] = new Map();
let page = '';

/** Versions that make something else of a page, or nothing. */
const OTHERS = (
  [
    ['0.2.0', { kind: 'result', text: '<p>a</p>\n', logged: '' }],
    ['0.1.0', { kind: 'error', text: 'There is no such module', logged: '' }],
  ] as const
).map(([name, finished]) => {
  libraries.set(name, () => Promise.resolve(finished));
  return { ...NEXT, name, library: name };
});

/** The whole answer to a question about Next. */
async function answerTo(asked: Partial<Question>): Promise<Partial<Report>> {
  let report: Partial<Report> = {};
  const question: Question = {
    ...{ version: NEXT.name, html: '', preset: 'max', options: '', piece: '' },
    ...{ withChanges: false, withVersions: false, attempt: 0 },
    ...asked,
  };
  const { html } = question;
  if (html !== page) memory.clear();
  page = html;
  await examine(question, {
    version: NEXT,
    others: othersOf(NEXT, [...versions, ...OTHERS]),
    runsOf: (version, settings) => {
      const library = orThrow(libraries.get(version.name), version.name);
      const isStale = () => false;
      return createRuns(version, settings, html, library, memory, isStale);
    },
    tell: (part) => (report = { ...report, ...part }),
  });
  return report;
}

const ICONS = ['icon', 'icon', 'b', 'c', 'd'].map(
  (name) => `<i class="${name}"></i>`,
);
const GONE = `<p>Menu ${ICONS.join('')}</p><!-- Monday --><p>a  b</p>`;

test('each module that changes something has a row with its bytes and losses', async () => {
  const { rows, output, isDone } = await answerTo({ html: GONE });
  expect(isDone).toBe(true);
  const row = rows?.find(({ module }) => module === 'removeEmptyElements');
  expect(row).toEqual({
    module: 'removeEmptyElements',
    saved: ICONS.join('').length,
    losses: [
      {
        kind: 'elements',
        names: ['<i class="icon">', '<i class="b">', '<i class="c">'],
        count: ICONS.length,
      },
    ],
  });
  if (output?.kind !== 'result') throw new Error(output?.text);
  const saved = rows?.reduce((sum, one) => sum + one.saved, 0);
  expect(saved).toBe(output.before.raw - output.after.raw);
  expect(output.after.gzip).toBe(gzipSync(output.text).length);
});

test('a row names the value with which a module loses nothing', async () => {
  const html = '<b>5</b> <i>EUR</i><p>a  b</p>';
  const { rows } = await answerTo({ html, preset: 'safe' });
  expect(rows).toContainEqual(
    expect.objectContaining({
      module: 'collapseWhitespace',
      keep: "'aggressive'",
    }),
  );
});

/** A page of which the preset `max` removes much. */
const LOSING = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Shop</title>
<style>.is-open { color: green }</style></head><body>
<input type="text" name="q"><p><i class="icon-home"></i> Home</p>
<p>Only <my-price>5</my-price> today</p><!--[if mso]><p>Outlook</p><![endif]-->
<script>app.controller("a", function ($http) { $http.get("/") })</script>
</body></html>`;

test('the module that removes a piece first is named', async () => {
  for (const [piece, module] of [
    ['-//W3C//DTD XHTML 1.0 Transitional//EN', 'normalizeDoctype'],
    ['xmlns="http://www.w3.org/1999/xhtml"', 'removeXmlLeftovers'],
    ['.is-open { color: green }', 'removeUnusedCss'],
    ['name="q" type="text"', 'removeRedundantAttributes'],
    ['<i class="icon-home">', 'removeEmptyElements'],
    ['Only 5 today', 'collapseWhitespace'],
    ['<!--[if mso]>', 'removeComments'],
    ['$http.get( "/" );', 'minifyJs'],
    ['</body>', 'removeOptionalTags'],
  ] as const) {
    const { piece: found } = await answerTo({ html: LOSING, piece });
    expect
      .soft(found, piece)
      .toEqual({ kind: 'gone', module, before: 1, after: 0 });
  }
});

test('a piece is found when a minifier writes it in another way', async () => {
  const html =
    '<style>.b { margin : 0 }</style><P CLASS=\'b a\' title="&lt;">Tea\n and  milk</P>';
  for (const [piece, count] of [
    ['<p title="&lt;" class="a  b">', 1],
    ['class="a b"', 1],
    ['.b { margin: 0; }', 1],
    ['Tea and milk', 1],
    ['a', 2],
  ] as const) {
    const { piece: found } = await answerTo({ html, piece, preset: 'safe' });
    expect(found, piece).toEqual({ kind: 'there', count });
  }
  const { piece: found } = await answerTo({ html, piece: 'cheese' });
  expect(found).toEqual({ kind: 'unknown' });
});

for (const [html, module, at, reason] of [
  ['<p>a</p>\n<script>\nlet x =\n</script>', 'minifyJs', 3, 'ends too early'],
  ['<script>let x; let x</script>', 'minifyJs', 1, 'declared twice'],
  ['<script>\nf(])</script>', 'minifyJs', 2, 'is not valid JavaScript'],
  ['<style>\n\n.a { color: red </style>', 'minifyCss', 3, 'a { has no }.'],
  ['<style>/* a</style>', 'minifyCss', 1, 'a comment has no end.'],
  ['<style>a{b:"c}</style>', 'minifyCss', 1, 'a quote has no end.'],
  ['<style>a{b:url(c}</style>', 'minifyCss', 1, 'a bracket has no end.'],
  ['<style>a{b:c d:e}</style>', 'minifyCss', 1, 'a semicolon is missing.'],
  ['<p>a</p>\n<p style="color: red; }">b</p>', 'minifyCss', 2, 'a } has no {.'],
] as const)
  test(`${html}: an error names the module and line ${String(at)}`, async () => {
    const { output } = await answerTo({ html, preset: 'safe' });
    const said: unknown = expect.stringContaining(reason);
    const place = { line: at, reason: said };
    expect(output).toMatchObject({ kind: 'error', module, at: place });
  });

test('a run that was ended for an earlier question is repeated', async () => {
  const finished = { kind: 'result', text: '<p>', logged: '' } as const;
  const outcomes = [
    Promise.reject(new Error('ended')),
    Promise.resolve(finished),
  ];
  const runJob: RunJob = () => outcomes.shift() ?? Promise.reject(new Error());
  const settings = { preset: '', options: {} };
  const results: Parameters<typeof createRuns>[4] = new Map();
  const [earlier, now] = [0, 1].map(() =>
    createRuns(NEXT, settings, '<p>', runJob, results, () => false).run('<p>'),
  );
  await expect(earlier).rejects.toThrow('ended');
  expect(await now).toEqual(finished);
});

test('a page of more than 2 MB is not minified', async () => {
  const { output } = await answerTo({ html: 'a'.repeat(2_000_001) });
  expect(output?.kind === 'error' && output.text).toContain('more than 2 MB');
});

test('errors that options cause are explained', async () => {
  for (const [options, words] of [
    ['{ min: 1 }', 'no module of that name'],
    ['{ custom: 5 }', 'did not get the kind of value that it takes'],
  ] as const) {
    const { output } = await answerTo({ html: '<p>', options });
    const advice: unknown = expect.stringContaining(words);
    expect(output).toMatchObject({ kind: 'error', advice });
  }
});

test('what the other versions make of a page is part of the answer on demand', async () => {
  const html = '<p>a</p><!-- b -->';
  const asked = { html, preset: 'safe', withVersions: true };
  const { versions: said } = await answerTo(asked);
  const others = othersOf(NEXT, versions).map(({ library }) => library);
  expect(said).toEqual([
    ...others.map((library) => [library, 'the same result']),
    ['0.2.0', '18 → 9 bytes, 50 % less'],
    ['0.1.0', 'There is no such module'],
  ]);
  // Right after a release two versions have the same library.
  const twice = [...versions, ...versions];
  expect(othersOf(NEXT, twice)).toEqual(othersOf(NEXT, versions));
});

test('modules are on or off, and a project has their packages and options', async () => {
  const options =
    "{ removeUnusedCss: { tool: 'purgeCSS' }, removeComments: /b/ }";
  const { enabled, off } = await answerTo({ html: '<p>', preset: '', options });
  expect(enabled).toEqual(['removeUnusedCss', 'removeComments']);
  expect(off).toHaveLength(NEXT.modules.length - 2);
  const { project } = await answerTo({ html: '<p>', preset: 'safe', options });
  expect(project?.install.match(/[\w-]+(?=@)/g)).toEqual([
    ...['htmlnano', 'cssnano', 'postcss', 'purgecss', 'svgo', 'terser'],
  ]);
  const [, latest] = versions;
  const settings = { preset: 'safe', options: {} };
  const { install } = projectFiles(settings, orThrow(latest, 'The latest'));
  // Its major alone would be a newer one.
  expect(install).toContain(` htmlnano@${String(latest?.library)} `);
  expect(project?.file).toEqual({
    name: '.htmlnanorc.cjs',
    code: `module.exports = {
  preset: 'safe',
  removeUnusedCss: { tool: 'purgeCSS' },
  removeComments: /b/,
};`,
  });
});

for (const [text, preset, module, to, edited] of [
  ['', 'safe', 'minifyCss', 'off', '{ minifyCss: false }'],
  ['{ minifyCss: false }', 'safe', 'minifyCss', 'on', '{}'],
  ['', '', 'minifyCss', 'on', '{ minifyCss: true }'],
  ['{ minifyCss: true }', '', 'minifyCss', 'off', '{}'],
  [
    '{ minifyJs: false }',
    'max',
    'collapseWhitespace',
    { value: "'conservative'" },
    "{ minifyJs: false, collapseWhitespace: 'conservative' }",
  ],
  [
    `{ 'a-b': ["it's", 'say "it\\'s"', '\\\\'] }`,
    'safe',
    'minifyCss',
    'off',
    `{ 'a-b': ["it's", 'say "it\\'s"', '\\\\'], minifyCss: false }`,
  ],
  ['{ a: b }', 'safe', 'minifyCss', 'off', '{ a: b }'],
] as const)
  test(`${text || 'no options'}, preset "${preset}": ${module} ${JSON.stringify(to)}`, () => {
    expect(editOptions(text, preset, module, to, NEXT)).toBe(edited);
  });

test('a module that takes options alone is switched on by an empty object', () => {
  const oldest = orThrow(versions.at(-1), 'The oldest version');
  const options = editOptions('', '', 'minifySvg', 'on', oldest);
  expect(options).toBe('{ minifySvg: {} }');
});
