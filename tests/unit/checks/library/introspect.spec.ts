import { expect, test } from '@playwright/test';
import { readLibrary } from '../../../../src/htmlnano/facts/introspect';
import { writeFiles } from '../../../support/files';

test('another htmlnano than the one that is asked for ends the checks', () => {
  const dir = writeFiles(test.info().outputPath(), {
    'package.json': '{ "dependencies": { "htmlnano": "9.9.9" } }',
    'node_modules/htmlnano/package.json':
      '{ "version": "3.5.1", "main": "index.js" }',
    'node_modules/htmlnano/index.js': 'exports.presets = {};',
  });
  expect(() => readLibrary(dir)).toThrow(
    `htmlnano 3.5.1 is installed where ${dir}/package.json asks for 9.9.9: run npm install.`,
  );
});
