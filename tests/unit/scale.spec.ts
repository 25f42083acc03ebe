import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from '../../src/htmlnano/versions';

/** [declarations, values that they must take from `src/site.css`] */
const SCALES = [
  [/^\s*font(?:-size)?:/, /\d(?:rem|em|px)/],
  [
    /^\s*(?:margin|padding|gap|(?:row|column)-gap)/,
    /(?<!, )\b\d+(?:rem|em|px)/,
  ],
  [/^\s*(?!--)[\w-]+:/, /#[\da-f]{3,8}\b|rgb\(/],
] as const;

test('sizes of text, spaces and colors are those of src/site.css', () => {
  const files = readdirSync(path.join(SITE_DIR, 'src'), { recursive: true })
    .map(String)
    // Paper has points, and black.
    .filter((file) => file.endsWith('.css') && !file.endsWith('print.css'));
  expect(files.length).toBeGreaterThan(10);
  const strangers = files.flatMap((file) =>
    readFileSync(path.join(SITE_DIR, 'src', file), 'utf8')
      .replace(/@media print [^]*/, '')
      .split('\n')
      .filter((line) =>
        SCALES.some(([name, value]) => name.test(line) && value.test(line)),
      )
      .map((line) => `src/${file}: ${line.trim()}`),
  );
  expect(strangers).toEqual([]);
});
