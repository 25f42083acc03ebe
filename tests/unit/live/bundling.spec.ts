import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleWorker } from '../../../src/htmlnano/live/build/bundling';
import { writeFiles } from '../../support/files';

const FILES = {
  'htmlnano/package.json':
    '{"name": "htmlnano", "version": "1.0.0", "license": "MIT", "module": "dist/index.mjs", "peerDependencies": {"cssnano": "*"}}',
  'htmlnano/dist/index.mjs':
    "import './helpers.mjs'; export default async () => { await import(dependency) }",
  'htmlnano/dist/helpers.mjs': 'async () => { await import(moduleName) }',
  'cssnano/package.json':
    '{"name": "cssnano", "version": "2.0.0", "main": "src/index.js"}',
  'cssnano/LICENSE': 'Whoever copies this keeps this line.',
  'cssnano/src/index.js':
    'require.resolve(moduleId); require(fn), require(sugar), require(pluginDef), require(plugin)',
  'cssnano-preset-default/package.json': '{"dependencies": {}}',
};

function bundle(files: Readonly<Record<string, string>>) {
  const dir = writeFiles(test.info().outputPath('node_modules'), files);
  return bundleWorker(path.dirname(fs.realpathSync(dir)));
}

test('a package without a license fails the build, which names it', async () => {
  const files = Object.entries(FILES).filter(
    ([file]) => !file.includes('LICENSE'),
  );
  await expect(bundle(Object.fromEntries(files))).rejects.toThrow(
    'Readers get code of cssnano 2.0.0, but the package names no license',
  );
});

test('a library without a text that is patched fails the build, which names it', async () => {
  await bundle(FILES);
  const lost = { ...FILES, 'htmlnano/dist/helpers.mjs': '' };
  await expect(bundle(lost)).rejects.toThrow(
    'INTERNALS.md: Files of htmlnano. No file has await import(moduleName)',
  );
});
