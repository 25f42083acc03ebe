import { at } from './addresses';
import { expect, test } from './fixtures';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a block is copied alone, as it is', async ({ page, site }) => {
  await site.open(at('/modules'));
  const result = page
    .locator('.example-panels > div')
    .filter({ hasText: /^Source/ })
    .first();
  const code = await result.locator('code').textContent();
  await result.hover();
  await result.getByRole('button', { name: 'Copy' }).click();
  await expect(result.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(code);
});

test('white space of an example is shown and hidden again', async ({
  page,
  site,
}) => {
  await site.open(at('/modules#collapsewhitespace'));
  const example = page
    .locator('.example')
    .filter({ hasText: 'collapseWhitespace' })
    .first();
  const source = example.locator('code').first();
  const before = await source.textContent();
  const toggle = example.getByRole('button', { name: 'Show white space' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(source).toContainText('·');
  await toggle.click();
  expect(await source.textContent()).toBe(before);
});

test('the buttons are there after a click to another page', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(page).toHaveURL(at('/presets'));
  await expect(
    page.getByRole('button', { name: 'Show white space' }).first(),
  ).toBeVisible();
});

test('the link of a heading is followed, and its address copied', async ({
  page,
}) => {
  // Not hydrated: the first press on a page that the server wrote.
  await page.goto(at('/config'));
  const link = page.getByRole('link', {
    name: 'Direct link to Options',
    exact: true,
  });
  await link.click();
  await expect(page).toHaveURL(at('/config#options'));
  await expect(page.getByText('Link copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await expect(link).toHaveAttribute('data-copied');
  await page.mouse.move(0, 0);
  await expect(link).not.toHaveAttribute('data-copied');
});

test('the link of a heading is copied by key, on a page that a link led to', async ({
  page,
  site,
}) => {
  await site.open(at('/config'));
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(page).toHaveURL(at('/presets'));
  await page.getByRole('link', { name: 'Direct link to max' }).press('Enter');
  await expect(page.getByText('Link copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(
    at('/presets#max'),
  );
});
