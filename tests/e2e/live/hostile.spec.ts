import { expect, test } from '../fixtures';
import { NEXT } from '../specification';

/** A page of 200 KB, nearly all of it an embedded font. */
const FONT = `<!doctype html><style>@font-face { font-family: a; src: url(data:font/woff2;base64,${'d09GMgABAAAAA'.repeat(15_000)}) }</style><p class="">Tea</p>`;

// `tests/unit/live/parseOptions.spec.ts` has options that are too long or too deep.
for (const [what, html, says] of [
  ['a page of 200 KB with a font', FONT, /^195113 → /],
  [
    '20,000 nested elements',
    '<div>'.repeat(20_000) + '</div>'.repeat(20_000),
    /nested too deeply/,
  ],
] as const) {
  test(`Try it goes on after ${what}`, async ({ site, tryIt }) => {
    test.slow();
    await tryIt.openOn(site, NEXT.base);
    await tryIt.isDone();
    await tryIt.html.fill(html);
    const answer = tryIt.window.getByText(says).first();
    await expect(answer).toBeVisible({ timeout: 60_000 });
    await tryIt.button('Start over').click();
    await expect(tryIt.html).toHaveValue(/Bread of the week/);
    await expect(tryIt.result).toContainText('Bread of the week');
  });
}
