import fs from 'node:fs';
import path from 'node:path';
import { at, BASE_URL, BUILD } from './addresses';
import { expect, test } from './fixtures';
import { PAGES, URL_OF_SITE } from './specification';

test('every page has a picture of its own for where it is shared @subpath', async ({
  page,
  site,
}) => {
  const images = new Set<string>();
  for (const { route } of PAGES) {
    await page.goto(route);
    const image = (await site.meta('og:image').getAttribute('content')) ?? '';
    await expect(site.meta('twitter:image')).toHaveAttribute('content', image);
    expect(image).toContain(URL_OF_SITE + at('/img/cards/'));
    const png = fs.readFileSync(
      path.join(BUILD, image.slice((URL_OF_SITE + BASE_URL).length)),
    );
    images.add(png.toString('base64'));
    // https://www.w3.org/TR/png/#11IHDR
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(images.size).toBe(PAGES.length);
});
