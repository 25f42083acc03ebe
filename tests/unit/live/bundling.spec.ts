import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleWorker } from '../../../src/live/build/bundling';

const FILES = {
  'htmlnano/package.json': '{"main": "dist/index.js"}',
  'htmlnano/dist/index.js': '',
  'htmlnano/dist/index.mjs': 'await import(dependency)',
  'htmlnano/dist/helpers.mjs': 'await import(moduleName)',
  'cssnano/package.json': '{"main": "src/index.js"}',
  'cssnano/src/index.js':
    'require.resolve(moduleId); require(fn) require(sugar) require(pluginDef) require(plugin)',
  'cssnano-preset-default/package.json': '{"dependencies": {}}',
};

/** Bundles a library that has these files. */
function bundle(files: Readonly<Record<string, string>>) {
  const dir = fs.realpathSync(test.info().outputDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, 'node_modules', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return bundleWorker(dir, (library) => `import ${JSON.stringify(library)};`);
}

test.beforeEach(({}, { outputDir }) => {
  fs.rmSync(outputDir, { recursive: true, force: true });
  fs.mkdirSync(outputDir, { recursive: true });
});

test('a library without a file or text that is patched fails the build, which names it', async () => {
  const { 'htmlnano/dist/helpers.mjs': helpers, ...others } = FILES;
  await expect(
    bundle({ ...others, 'htmlnano/dist/tools.mjs': helpers }),
  ).rejects.toThrow(
    /htmlnano has no lib\/helpers\.mjs and no dist\/helpers\.mjs/,
  );
  const lost = { ...FILES, 'htmlnano/dist/index.mjs': '' };
  await expect(bundle(lost)).rejects.toThrow('INTERNALS.md: Patched files');
});
