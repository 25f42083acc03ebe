import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleWorker } from '../../../src/htmlnano/live/build/bundling';
import { writeFiles } from '../../support/files';

const FILES = {
  'htmlnano/package.json':
    '{"module": "dist/index.mjs", "peerDependencies": {"cssnano": "*"}}',
  'htmlnano/dist/index.mjs':
    "import './helpers.mjs'; export default async () => { await import(dependency) }",
  'htmlnano/dist/helpers.mjs': 'async () => { await import(moduleName) }',
  'cssnano/package.json': '{"main": "src/index.js"}',
  'cssnano/src/index.js':
    'require.resolve(moduleId); require(fn), require(sugar), require(pluginDef), require(plugin)',
  'cssnano-preset-default/package.json': '{"dependencies": {}}',
};

function bundle(files: Readonly<Record<string, string>>) {
  const dir = writeFiles(test.info().outputPath('node_modules'), files);
  return bundleWorker(path.dirname(fs.realpathSync(dir)));
}

test('a library without a text that is patched fails the build, which names it', async () => {
  expect(Object.keys(await bundle(FILES))).toContain('worker.js');
  const lost = { ...FILES, 'htmlnano/dist/helpers.mjs': '' };
  await expect(bundle(lost)).rejects.toThrow(
    'INTERNALS.md: Files of htmlnano. No file has await import(moduleName)',
  );
});
