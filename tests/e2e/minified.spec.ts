import fs from 'node:fs';
import path from 'node:path';
import { REPORT_FILE, type Report } from '../../src/plugins/minify-html/minify';
import { at } from './addresses';
import { expect, test } from './fixtures';
import { PAGES } from './specification';

test('the Introduction tells what was saved', async ({ request }) => {
  const file = path.join(__dirname, '../../.docusaurus', REPORT_FILE);
  const { pages, before, after } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as Report;
  // Those of the docs, the search and the not-found page.
  expect(pages).toBe(PAGES.length + 2);
  const text = await (await request.get(at('/next'))).text();
  const said = /another ([\d.]+) percent .* about (\d+) bytes a page/.exec(
    text,
  );
  const bytes = Number(said?.[2]);
  const saved = before.compressed - after.compressed;
  expect(Math.abs(saved / pages - bytes)).toBeLessThan(bytes / 4);
  const percent = (saved / before.compressed) * 100;
  expect(Math.abs(percent - Number(said?.[1]))).toBeLessThan(0.2);
});
