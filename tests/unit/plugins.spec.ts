import fs from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';

test('no plugin has the name of a library in its code', () => {
  const files = Globby.sync('src/plugins/**/*.{ts,tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) =>
    /htmlnano|posthtml/i.test(fs.readFileSync(file, 'utf8')),
  );
  // The name of the website says little in a query.
  expect(named).toEqual(['src/plugins/search/embedded/words.ts']);
});
