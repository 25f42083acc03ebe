import { expect, test } from '../fixtures';
import { NEXT } from '../specification';

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** A page of 200 KB, nearly all of it a font that is embedded. */
const FONT = `<!doctype html><style>@font-face { font-family: a; src: url(data:font/woff2;base64,${'d09GMgABAAAAA'.repeat(15_000)}) }</style><p class="">Tea</p>`;

/** What a reader, or somebody who wants to harm one, puts into the fields. */
const INPUTS: readonly (readonly [
  what: string,
  fields: { readonly html?: string; readonly options?: string },
  says: RegExp,
])[] = [
  ['a page of 200 KB with a font', { html: FONT }, /^195113 → /],
  [
    'options of 50 KB',
    { options: `{ a: ${'['.repeat(24_900)}${']'.repeat(24_900)} }` },
    /more than \d+ levels of brackets/,
  ],
  [
    'options with a string of 50 KB',
    { options: `{ removeComments: '${'a'.repeat(49_900)}' ` },
    /Line 1: /,
  ],
  [
    'options of 100 KB',
    { options: `{ ${'minifyCss: false, '.repeat(6000)} }` },
    /longer than 50,000 characters/,
  ],
  [
    '20,000 nested elements',
    { html: '<div>'.repeat(20_000) + '</div>'.repeat(20_000) },
    /nested too deeply/,
  ],
  ['10 MB', { html: '<p>Tea</p>'.repeat(1_000_000) }, /more than 2 MB/],
  [
    'open tags of formatting',
    { html: '<font size=1><p><font size=2><p>'.repeat(2500) },
    /nested too deeply/,
  ],
];

for (const [what, { html, options }, says] of INPUTS) {
  test(`the page goes on after ${what}`, async ({ page, site, tryIt }) => {
    test.slow();
    await tryIt.openOn(site, NEXT.base);
    await tryIt.isDone();
    await page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longTasks?.push(Math.round(duration));
      }).observe({ entryTypes: ['longtask'] });
    });
    if (options !== undefined) await tryIt.options.fill(options);
    if (html !== undefined) await tryIt.html.fill(html);
    const answer = tryIt.window.getByText(says).first();
    await expect(answer).toBeVisible({ timeout: 60_000 });
    // Options that cannot be read leave the list as it was.
    if (html !== undefined) await tryIt.piece.fill('Tea <b');
    await expect(tryIt.list).toHaveAttribute('aria-busy', 'false', {
      timeout: 60_000,
    });
    const longTasks = await page.evaluate(() => window.longTasks);
    // On an idle machine, none is longer than 200 milliseconds.
    test.info().annotations.push({
      type: 'Long tasks',
      description: `${what}: ${JSON.stringify(longTasks)}`,
    });
    // What comes next works.
    await tryIt.button('Start over').click();
    await expect(tryIt.html).toHaveValue(/Bread of the week/);
    await expect(tryIt.result).toContainText('Bread of the week');
  });
}
