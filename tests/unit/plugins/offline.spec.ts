import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import { describeBuild } from '../../../src/plugins/offline/writeWorker';

const chunk = (name: string) => ({
  js: [{ publicPath: `/docs/assets/${name}.1.js` }],
});

const MANIFEST = {
  origins: {
    main: ['1'],
    app: ['1', '2'],
    'search-dialog': ['3'],
    'search-docs-default-1.0': ['4'],
    'search-docs-default-1.0.more': ['5'],
    root: ['6'],
    one: ['7'],
    worker: ['8'],
  } as Record<string, string[]>,
  assets: Object.fromEntries(
    'main app dialog index more root one worker'
      .split(' ')
      .map((name, index) => [String(index + 1), chunk(name)]),
  ),
};

const ROUTES = {
  '/docs/-a1': { __comp: 'root' },
  '/docs/one-b2': { c: 'one' },
};

/** Describes a built site with one version of two pages. */
function describe(
  manifest: object = MANIFEST,
  pages = ['index', 'one', 'search'],
) {
  const dir = test.info().outputPath('site');
  const files = {
    'client-manifest.json': JSON.stringify(manifest),
    'routesChunkNames.json': JSON.stringify(ROUTES),
    'img/mark.svg': '',
    'img/card.png': '',
    'assets/worker.1.js': '',
    ...Object.fromEntries(pages.map((name) => [`${name}.html`, name])),
  };
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
  const docs = [{ permalink: '/docs/' }, { permalink: '/docs/one' }];
  const content = { loadedVersions: [{ versionName: '1.0', docs }] };
  const plugins = [
    { name: 'docusaurus-plugin-content-docs', content },
    { name: 'search-index', options: { provider: null } },
  ];
  return describeBuild({
    outDir: dir,
    generatedFilesDir: dir,
    baseUrl: '/docs/',
    plugins,
  } as unknown as Props);
}

const without = (all: object, name: string): object =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));

test('the build fails without a chunk, its files or a page, and says so', () => {
  const { origins, assets } = MANIFEST;
  // The last is that of live examples.
  for (const name of Object.keys(origins).slice(0, -1)) {
    const others = { ...MANIFEST, origins: without(origins, name) };
    const message = `Reading offline needs the chunk ${name}, which was not built.`;
    expect(() => describe(others)).toThrow(message);
  }
  const others = { ...MANIFEST, assets: without(assets, '7') };
  expect(() => describe(others)).toThrow('the chunk 7');
  expect(() => describe(MANIFEST, ['index', 'search'])).toThrow(
    'Reading offline needs /docs/one, which was not built.',
  );
});
