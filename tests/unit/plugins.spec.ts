import fs from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';

test('plugins know no library: no code of theirs has the name of one', () => {
  const files = Globby.sync('src/plugins/**/*.{ts,tsx,css}');
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) =>
    /htmlnano|posthtml/i.test(fs.readFileSync(file, 'utf8')),
  );
  // The name of the website says little in a query.
  expect(named).toEqual(['src/plugins/search/embedded/words.ts']);
});
