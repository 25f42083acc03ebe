import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { serveBuild } from '../../bench/server';
import { writeFiles } from '../support/files';
import { fence } from '../support/renderMarkdown';
import { frontMatter, runIn } from './site';

/*
 * A website that has nothing of ours but `src/plugins`: each plugin works there by the
 * configuration that its README shows. What fails knows too much.
 */

const PAGES = {
  'docs/tea.md': [
    `${frontMatter('\nslug: /')}# Tea\n`,
    'Tea is made with [water](./water.md#boil).\n',
    '| Kind | Minutes |\n| --- | ---: |\n| green | 2 |\n| black | 4 |\n',
    fence('bash command', 'npm install tea'),
  ].join('\n'),
  'docs/water.md': `${frontMatter()}# Water\n\nOf a spring.\n\n## Boil\n\nAt 100 degrees.\n`,
  'docs/milk.md': `${frontMatter()}Turns sour.\n\n## Keep\n\nCold.\n`,
  'docs/salt.md': `${frontMatter()}Of the sea.\n`,
};

/** What a plugin adds to the built pages: a file, and a text in it. */
const EFFECTS: Readonly<Record<string, readonly [file: string, text: RegExp]>> =
  {
    'code-examples': ['index.html', /<figure class="?code-block/],
    'lazy-hydration': ['index.html', /<script data-scripts=/],
    'markdown-copies': ['water.md', /^# Water/m],
    'not-found': ['404.html', /All pages of/],
    offline: ['sw.js', /^self\.BUILD=.*\/common\..*"\/water\?/],
    reading: ['index.html', /id="?drawer"? popover/],
    search: ['assets/search-docs-default-current.*.json', /100 degrees/],
    'security-policy': ['_headers', /Content-Security-Policy: default-src/],
    tables: ['index.html', /class="?table-scroll/],
    'visit-counter': ['assets/js/*.js', /goatcounter\.com\/count/],
  };

const plugins = Globby.sync('*/index.ts', {
  cwd: path.join(SITE_DIR, 'src/plugins'),
}).map((file) => path.dirname(file));

test('every plugin has an effect that is looked for', () => {
  // What `page-rules` does is to fail.
  expect([...Object.keys(EFFECTS), 'page-rules'].sort()).toEqual(
    plugins.sort(),
  );
});

/** The configuration of a README's only block in TypeScript. */
function snippetOf(plugin: string): string {
  const readme = path.join(SITE_DIR, 'src/plugins', plugin, 'README.md');
  const [, snippet] =
    /^```ts\n([^]*?)^```$/m.exec(fs.readFileSync(readme, 'utf8')) ?? [];
  if (snippet === undefined)
    throw new Error(`${readme} shows no configuration.`);
  return snippet;
}

/** Makes a website of a few pages, or others, with a configuration, and builds it. */
function build(
  config: string,
  dir: string,
  pages: Record<string, string> = {},
) {
  for (const folder of [
    'src/plugins',
    'src/browser.d.ts',
    'static/img/favicon.svg',
  ])
    fs.cpSync(path.join(SITE_DIR, folder), path.join(dir, folder), {
      recursive: true,
    });
  fs.symlinkSync(
    path.join(SITE_DIR, 'node_modules'),
    path.join(dir, 'node_modules'),
  );
  writeFiles(dir, {
    ...PAGES,
    ...pages,
    'package.json': '{ "name": "tea", "private": true }\n',
    'docusaurus.config.ts': config,
  });
  const script = path.join(SITE_DIR, 'scripts/docusaurus.mjs');
  return runIn(dir, process.execPath, [script, 'build']);
}

/** The build succeeds, and has what some plugins are for. */
function expectEffects(config: string, names: readonly string[]): string {
  const dir = test.info().outputPath('site');
  const { status, printed } = build(config, dir);
  expect(status, printed).toBe(0);
  for (const name of names) expectEffect(name, dir);
  return path.join(dir, 'build');
}

function expectEffect(plugin: string, dir: string): void {
  const [pattern, text] = EFFECTS[plugin] ?? ['', /^$/];
  const files = Globby.sync(pattern, { cwd: path.join(dir, 'build') });
  const texts = files.map((file) =>
    fs.readFileSync(path.join(dir, 'build', file), 'utf8'),
  );
  expect(texts.join('\n'), `${plugin}: ${pattern}`).toMatch(text);
}

for (const plugin of Object.keys(EFFECTS)) {
  test(`@all ${plugin} works in a stock website by its README`, () => {
    test.slow();
    expectEffects(snippetOf(plugin), [plugin]);
  });
}

test('@all page-rules names file and line in a stock website by its README', () => {
  test.slow();
  const dir = test.info().outputPath('site');
  const { status, printed } = build(snippetOf('page-rules'), dir, {
    'docs/water.md': `${frontMatter()}# Water\n\n[Milk](./milk.md)\n`,
  });
  expect(status).not.toBe(0);
  expect(printed).toContain('docs/water.md:8:1: the link "./milk.md"');
});

test('a stock website has all plugins at once', async ({ page }) => {
  test.slow();
  const dir = expectEffects(snippetOf('.'), Object.keys(EFFECTS));
  const server = await serveBuild(dir);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(server.home);
  await page.getByRole('button', { name: /^Search/ }).click();
  // Of pages without a title, or with a text above their first heading.
  for (const text of ['Of the sea', 'Turns sour']) {
    await page.getByRole('combobox').fill(text);
    await expect(page.getByRole('row', { name: text })).toBeVisible();
  }
  await page.getByRole('combobox').fill('degrees');
  const boil = page.getByRole('row', { name: /Boil/ }).first();
  await expect(boil).toBeVisible();
  await boil.click();
  await expect(page.getByRole('heading', { name: 'Boil' })).toBeVisible();
  expect(errors).toEqual([]);
  await server.close();
});
