import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { minifyBundling } from '../../../src/live/build/bundling';

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

/** Configures a bundler for a library that has these files. */
function configure(files: Readonly<Record<string, string>>) {
  const dir = fs.realpathSync(test.info().outputDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, 'node_modules', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return minifyBundling(
    [dir],
    class {
      apply() {
        // Nothing is bundled here.
      }
    },
  );
}

test.beforeEach(({}, { outputDir }) => {
  fs.rmSync(outputDir, { recursive: true, force: true });
  fs.mkdirSync(outputDir, { recursive: true });
});

test('a library that has what is patched can be bundled', () => {
  expect(() => configure(FILES)).not.toThrow();
});

test('a library without a file or text that is patched fails the build, which names it', () => {
  const { 'htmlnano/dist/helpers.mjs': helpers, ...others } = FILES;
  expect(() =>
    configure({ ...others, 'htmlnano/dist/tools.mjs': helpers }),
  ).toThrow(/htmlnano has no lib\/helpers\.mjs and no dist\/helpers\.mjs/);
  const lost = { ...FILES, 'htmlnano/dist/index.mjs': '' };
  expect(() => configure(lost)).toThrow('INTERNALS.md: Patched files');
});
