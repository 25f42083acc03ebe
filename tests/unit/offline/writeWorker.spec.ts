import fs from 'node:fs';
import type { Props } from '@docusaurus/types';
import { expect, test } from '@playwright/test';
import { indexFile } from '../../../src/plugins/search/contract';
import { describeBuild } from '../../../src/plugins/offline/writeWorker';
import { writeFiles } from '../../support/files';

const CHUNKS = ['main', 'app', 'search-dialog', 'root', 'one'];

const INDEX = [indexFile('1.0', '0123abcd')];

const MANIFEST = {
  origins: Object.fromEntries(CHUNKS.map((name) => [name, [`of ${name}`]])),
  assets: Object.fromEntries(
    CHUNKS.map((name) => [
      `of ${name}`,
      { js: [{ publicPath: `/docs/assets/${name}.js` }] },
    ]),
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
  index: readonly string[] = INDEX,
) {
  const dir = test.info().outputPath('site');
  fs.rmSync(dir, { recursive: true, force: true });
  writeFiles(dir, {
    'client-manifest.json': JSON.stringify(manifest),
    'routesChunkNames.json': JSON.stringify(ROUTES),
    'img/mark.svg': '',
    ...Object.fromEntries(pages.map((name) => [`${name}.html`, name])),
    ...Object.fromEntries(index.map((name) => [name, '[]'])),
    ...Object.fromEntries(
      [...CHUNKS, 'common'].map((name) => [`assets/${name}.js`, `"${name}"`]),
    ),
  });
  const docs = [{ permalink: '/docs/' }, { permalink: '/docs/one' }];
  const content = { loadedVersions: [{ versionName: '1.0', docs }] };
  const plugins = [{ name: 'docusaurus-plugin-content-docs', content }];
  return describeBuild(
    {
      outDir: dir,
      generatedFilesDir: dir,
      baseUrl: '/docs/',
      plugins,
    } as unknown as Props,
    {
      keep: [
        { chunks: ['app'], files: () => ['img/*.svg'] },
        {
          chunks: ['search-dialog'],
          pages: ['search'],
          files: (version) => [indexFile(version, '????????')],
        },
      ],
    },
  );
}

test('a route whose code is all in the common chunk needs that one', () => {
  const { origins, assets } = MANIFEST;
  const common = [{ publicPath: '/docs/assets/common.js' }];
  const { versions } = describe({
    origins: { ...origins, one: undefined, common: ['of common'] },
    assets: { ...assets, 'of common': { js: common } },
  });
  const files = versions['1.0']?.map((file) => file.split('?')[0]);
  expect(files).toContain('/docs/assets/common.js');
  expect(files).not.toContain('/docs/assets/one.js');
  expect(files).toContain('/docs/one');
});

test('the build fails without a chunk, its files, an index or a page, and says so', () => {
  const { origins, assets } = MANIFEST;
  for (const name of CHUNKS) {
    const others = { ...MANIFEST, origins: { ...origins, [name]: undefined } };
    const message = `Reading offline needs the chunk ${name}, which was not built.`;
    expect(() => describe(others)).toThrow(message);
  }
  const others = { ...MANIFEST, assets: { ...assets, 'of one': undefined } };
  expect(() => describe(others)).toThrow('the chunk of one');
  expect(() => describe(MANIFEST, undefined, [])).toThrow(
    'Reading offline needs assets/search-docs-default-1.0.????????.json, which was not built.',
  );
  expect(() => describe(MANIFEST, ['index', 'search'])).toThrow(
    'Reading offline needs /docs/one, which was not built.',
  );
});
