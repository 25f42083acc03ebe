import fs from 'node:fs';
import path from 'node:path';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { expect, test } from '@playwright/test';
import { describeBuild } from '../../../src/plugins/offline/describeBuild';
import { drawIcon } from '../../../src/plugins/offline/icons';
import { offlinePage } from '../../../src/plugins/offline/offlinePage';
import { isOnIn, validateOptions } from '../../../src/plugins/offline/options';
import type { Plan } from '../../../src/plugins/offline/plan';

const validate = (isOn: boolean) =>
  // Docusaurus hands over this very function.
  validateOptions({ options: { isOn }, validate: normalizePluginOptions });

test('it is on, unless the environment says no', () => {
  expect(validate(isOnIn({}))).toMatchObject({ isOn: true });
  expect(validate(isOnIn({ OFFLINE: 'yes' }))).toMatchObject({ isOn: true });
  expect(validate(isOnIn({ OFFLINE: 'no' }))).toMatchObject({ isOn: false });
  expect(() => validate(isOnIn({ OFFLINE: 'off' }))).toThrow(
    '`isOn` (OFFLINE) of the plugin "offline" is "off". It is yes or no.',
  );
});

test('the page for what is not kept writes an address as text', async () => {
  const response = await offlinePage(
    'Site',
    'https://example.org/%3Cscript%3E?a="&b=<i>',
    [],
  );
  const html = await response.text();
  expect(html).toContain('<code>/&lt;script&gt;</code>');
  expect(html).not.toMatch(/<(script|i)>/);
  expect(html).not.toContain('These pages are kept');
});

test('its policy allows its styles, and nothing else', async () => {
  const response = await offlinePage('Site', 'https://example.org/%', [
    {
      label: '1.0',
      pages: [{ path: '/a', title: 'A & B' }],
      assets: [],
      others: {},
    },
  ]);
  expect(response.status).toBe(503);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+';/);
  expect(policy).not.toMatch(/script-src|unsafe/);
  const html = await response.text();
  expect(html).toContain('<code>/%</code>');
  expect(html).toContain('<h2>Site 1.0</h2>');
  expect(html).toContain('<a href="/a">A &amp; B</a>');
});

const PLAN: Plan = {
  baseUrl: '/docs/',
  title: 'Site',
  chunks: {
    main: ['assets/main.1.js'],
    one: ['assets/main.1.js', 'assets/one.1.js'],
  },
  siteChunks: ['main'],
  sitePages: [],
  versions: [
    {
      label: '1.0',
      pages: [{ path: '/docs/', title: 'One' }],
      chunks: ['one'],
    },
  ],
};

/** Makes the folder of a built site. */
function built(texts: Readonly<Record<string, string>>): string {
  const dir = test.info().outputPath('build');
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return dir;
}

const FILES = {
  'index.html': 'one',
  'img/mark.svg': 'mark',
  'img/card.png': 'card',
  'assets/main.1.js': '',
  'assets/one.1.js': '',
  'assets/worker.1.js': '',
};

test('a build says what each version needs, and what waits to be used', async () => {
  const build = await describeBuild(built(FILES), PLAN);
  expect(build.site.assets).toEqual(['/docs/assets/main.1.js']);
  expect(Object.keys(build.site.others)).toEqual(['/docs/img/mark.svg']);
  expect(build.versions).toEqual([
    {
      label: '1.0',
      pages: [{ path: '/docs/', title: 'One' }],
      assets: ['/docs/assets/one.1.js'],
      others: {
        '/docs/': 'sha256-dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z/0Me0=',
      },
    },
  ]);
  expect(build.lazyAssets).toEqual(['/docs/assets/worker.1.js']);
});

test('a build has another name when a page has changed, and only then', async () => {
  const idOf = async (files: Readonly<Record<string, string>>) =>
    (await describeBuild(built(files), PLAN)).id;
  const id = await idOf(FILES);
  expect(await idOf(FILES)).toBe(id);
  expect(await idOf({ ...FILES, 'index.html': 'two' })).not.toBe(id);
});

test('what was not built is named', async () => {
  const plan = { ...PLAN, sitePages: ['/docs/search'] };
  await expect(describeBuild(built(FILES), plan)).rejects.toThrow(
    '/docs/search is to be kept for reading offline, but it was not built.',
  );
  await expect(
    describeBuild(built(FILES), { ...PLAN, siteChunks: ['app'] }),
  ).rejects.toThrow('app is to be kept');
});

test('an icon that systems cut has ground up to its edges', () => {
  const mark = fs.readFileSync('static/img/mark.svg', 'utf8');
  const sizeOf = (png: Buffer): number => png.readUInt32BE(16);
  const drawn = (['any', 'maskable'] as const).map((purpose) =>
    drawIcon(mark, { file: '', size: 192, purpose }),
  );
  expect(drawn.map(sizeOf)).toEqual([192, 192]);
  expect(drawn[0]?.equals(drawn[1] ?? Buffer.of())).toBe(false);
});
