import zlib from 'node:zlib';
import { at, expect, test } from '../fixtures';

/** The address of Try it with a state, or with whatever else stands in its place. */
const linkTo = (state: unknown): string => {
  const packed = zlib.deflateRawSync(JSON.stringify(state));
  return at(`/usage#try-it=${packed.toString('base64url')}`);
};

test('what a link holds is text until Run is pressed', async ({
  page,
  site,
  tryIt,
}) => {
  const html = `<img src=x onerror="window.hacked=1"><p id="">${'x'.repeat(180_000)}</p>`;
  const options = '{ minifyCSS: true, removeEmptyAttributes: true }';
  await site.open(linkTo([html, '', options]));
  await expect(tryIt.html).toHaveValue(html.slice(0, 20_000));
  await expect(tryIt.options).toHaveValue(options);
  await expect(tryIt.all).toContainText('came with a link');
  const isUntouched = async () => {
    expect(page.workers()).toEqual([]);
    await expect(tryIt.all.locator('[class^=token]')).toHaveCount(0);
    await expect(tryIt.all).not.toContainText('Did you mean');
    await expect(tryIt.all).not.toContainText('bytes');
  };
  await isUntouched();
  await tryIt.button('Show all 180 KB').click();
  await expect(tryIt.html).toHaveValue(html);
  await tryIt.options.fill(options.replace('CSS', 'css'));
  await isUntouched();
  await tryIt.button('Run').click();
  await expect(tryIt.error).toHaveText('Module "minifycss" is not defined');
  await expect(tryIt.all).toContainText('Did you mean minifyCss?');
  await tryIt.options.fill('{ removeEmptyAttributes: true }');
  await expect(tryIt.output).toContainText('<img src="x"');
  await expect(tryIt.output).toContainText('<p>xxx');
  await tryIt.button('Show all 180 KB').click();
  await expect(tryIt.output).toContainText('xxx</p>', {
    useInnerText: true,
  });
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a result of millions of spaces is not shown', async ({ site, tryIt }) => {
  const options =
    '{ minifyJs: { compress: false, format: { beautify: true, indent_start: 3000000 } } }';
  await site.open(linkTo(['<script>a()</script>', '', options]));
  await tryIt.button('Run').click();
  await expect(tryIt.error).toHaveText(
    /^The result has 3,000,\d{3} characters\. More than 2,000,000 are not shown\.$/,
  );
});

test('no link takes what was typed away', async ({ page, site, tryIt }) => {
  // Docusaurus logs hashes that cannot be decoded.
  site.expectErrors(/Malformed|URI/);
  await tryIt.open(site, '<p>typed</p>');
  const damaged = [
    at('/usage#try-it=%'),
    at('/usage#try-it="onload="x'),
    linkTo(['a', 'no preset', '{}']),
  ];
  for (const link of damaged) {
    await page.goto(link);
    const notice = tryIt.all.getByRole('alert');
    await expect(notice).toContainText('The link is damaged or too long');
    await expect(tryIt.html).toHaveValue('<p>typed</p>');
    await tryIt.html.press('End');
    await tryIt.html.pressSequentially(' ');
    await expect(notice).toHaveCount(0);
    await tryIt.html.press('Backspace');
  }
  const link = linkTo(['<p>linked</p>', 'safe', '{}']);
  await page.goto(link);
  await expect(tryIt.html).toHaveValue('<p>linked</p>');
  await tryIt.button('Bring it back').click();
  await expect(tryIt.html).toHaveValue('<p>typed</p>');
  await expect(tryIt.output).toHaveText('<p>typed</p>');
  // Back at the link, which has not run yet.
  await tryIt.button('Reset').click();
  await expect(tryIt.html).toHaveValue('<p>linked</p>');
  await expect(tryIt.button('Run')).toBeVisible();
  // Like following a link in the text.
  await tryIt.html.fill('<p>typed again</p>');
  await page.goto(at('/usage#install'));
  await page.goto(at('/usage#try-it'));
  await expect(tryIt.html).toHaveValue('<p>typed again</p>');
});
