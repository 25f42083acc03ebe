import type { Locator, Page } from '@playwright/test';
import { at, LATEST } from './addresses';
import { expect, test } from './fixtures';

/** The issue that a press on the link under an example would begin. */
async function issueOf(example: Locator): Promise<URLSearchParams> {
  const link = example.getByRole('link', { name: 'Wrong? Tell us' });
  await link.focus();
  await expect(link).toHaveAttribute('href', /body=/);
  return new URL((await link.getAttribute('href')) ?? '').searchParams;
}

const exampleOf = (page: Page, text: string): Locator =>
  page.locator('.example').filter({ hasText: text }).first();

test('an issue begins with the example that it is about @phone', async ({
  page,
  site,
}) => {
  await site.open(at('/modules'));
  const example = exampleOf(page, "collapseWhitespace: 'aggressive'");
  const panels = await example.locator('pre').allTextContents();
  const issue = await issueOf(example);
  expect(issue.get('title')).toBe(
    `Wrong example: collapseWhitespace (htmlnano ${LATEST})`,
  );
  const body = issue.get('body') ?? '';
  expect(body).toContain(`${at('/modules')}#collapsewhitespace`);
  for (const text of panels) expect(body).toContain(text);
});

test('white space that is shown is not reported', async ({ page, site }) => {
  await site.open(at('/modules'));
  const example = exampleOf(page, 'collapseWhitespace');
  await example.getByRole('button', { name: 'Show white space' }).click();
  await expect(example.locator('code').first()).toContainText('·');
  const body = (await issueOf(example)).get('body') ?? '';
  expect(body).not.toContain('·');
});

test('what stands further up is reported too, and no address is too long', async ({
  page,
  site,
}) => {
  await site.open(at('/next'));
  const example = page.locator('.example').nth(1);
  const body = (await issueOf(example)).get('body') ?? '';
  expect(body).toContain('Same green as the sign on the pier');
  await example
    .locator('code')
    .first()
    .evaluate((code) => {
      code.textContent = '€'.repeat(9000);
    });
  await example.getByRole('button', { name: 'Show white space' }).focus();
  const link = example.getByRole('link', { name: 'Wrong? Tell us' });
  await link.focus();
  await expect(link).toHaveAttribute('href', /%E2%82%AC/);
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.length).toBeLessThan(6000);
  expect(new URL(href).searchParams.get('body')).toContain('€…');
});

test('a report of an edited example ends, and names the version of the page', async ({
  page,
  site,
}) => {
  await site.open(at('/modules'));
  const example = exampleOf(page, "collapseWhitespace: 'aggressive'");
  await example.getByRole('button', { name: 'Edit' }).click();
  const source = example.getByRole('textbox', { name: 'Source' });
  for (const version of ['9.9.9', '9'.repeat(7000)]) {
    await source.fill(`<p>htmlnano ${version}</p>`);
    const issue = await issueOf(example);
    expect(issue.get('title')).toBe(
      `Wrong example: collapseWhitespace (htmlnano ${LATEST})`,
    );
    expect(issue.toString().length).toBeLessThan(6000);
  }
});
