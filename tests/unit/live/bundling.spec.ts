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
  'cssnano/src/index.js':
    'require.resolve(moduleId); require(fn), require(sugar), require(pluginDef), require(plugin)',
  'cssnano-preset-default/package.json': '{"dependencies": {}}',
};

test('a package without a license fails the build, which names it', async () => {
  const dir = writeFiles(test.info().outputPath('node_modules'), FILES);
  const library = path.dirname(fs.realpathSync(dir));
  await expect(bundleWorker(library)).rejects.toThrow(
    'Readers get code of cssnano 2.0.0, but the package names no license',
  );
});
