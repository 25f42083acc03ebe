import type { Locator } from '@playwright/test';
import { at, copied, expect, test } from '../fixtures';
import { expectAccessible } from '../axe';

/** In the page: code that "Copy" or "Edit" covers, and buttons that nobody sees. */
function faultsOfCopy(): string[] {
  return [...document.querySelectorAll('.code-block > .code-button')].flatMap(
    (button) => {
      const code = button.parentElement?.querySelector('pre');
      if (!code?.checkVisibility()) return [];
      const box = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(code);
      const covers = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right &&
          // Text that a block scrolls out of sight is not covered.
          box.left < Math.min(right, code.getBoundingClientRect().right) &&
          top < box.bottom - 1 &&
          box.top < bottom - 1,
      );
      const isSeen = getComputedStyle(button).opacity === '1' && box.width > 24;
      return covers || !isSeen ? [code.textContent.slice(0, 60)] : [];
    },
  );
}

test('"Copy" is seen beside the code @phone', async ({ page, site }) => {
  await site.open(at('/next/modules'));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(faultsOfCopy), String(width)).toEqual([]);
  }
});

/** In the page: each source without what went, and its result without what came. */
const unchangedParts = () =>
  [...document.querySelectorAll('.example .code-result')].map((result) => {
    const source = [...document.querySelectorAll('.example .code-source')]
      .filter((each) => result.compareDocumentPosition(each) & 2)
      .at(-1);
    return [source, result].map((code) => {
      const copy = code?.cloneNode(true) as Element;
      for (const mark of copy.querySelectorAll('del, ins')) mark.remove();
      return copy.textContent;
    });
  });

test('all examples show changes, or hide them', async ({ page, site }) => {
  // Folds hide others.
  const went = page.locator('.example del:visible').first();
  const came = page.locator('.example ins:visible').first();
  const button = (name: string): Locator => page.getByRole('button', { name });
  await site.open(at('/next'));
  const codes = await page.locator('.example code').allTextContents();
  await button('Show changes').click();
  await expect(button('Hide changes')).toBeFocused();
  await expectAccessible(page, '.example');
  await expect(went).toHaveCSS('text-decoration-line', 'line-through');
  await expect(came).toHaveCSS('text-decoration-line', 'underline');
  // Screen readers say it.
  const said = (part: Locator, end: string): Promise<string> =>
    part.evaluate((each, name) => getComputedStyle(each, name).content, end);
  expect(await said(went, '::before')).toContain('gone');
  expect(await said(came, '::before')).toContain('new');
  await button('Hide changes').click();
  await expect(page.locator('del, ins')).toHaveCount(0);
  expect(await page.locator('.example code').allTextContents()).toEqual(codes);

  await site.open(at('/next/modules'));
  await button('Show changes').click();
  await expect(went).toBeVisible();
  const mark = page.locator('.example del [data-mark="·"]').first();
  await expect(mark).toBeAttached();
  const parts = await page.evaluate(unchangedParts);
  expect(parts.length).toBeGreaterThan(50);
  for (const [source, result] of parts) expect(result).toBe(source);
});

test('without a clipboard, buttons say so', async ({ page, tryIt }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await page.goto(at('/usage'));
  const copy = page.locator('.code-copy').first();
  await copy.click();
  await expect(copy).toHaveText('Not copied');
  await expect(page.getByRole('status')).toHaveText('Not copied');
  // Preact draws those of Try it.
  await tryIt.press();
  await tryIt.button('Copy link').click();
  await expect(tryIt.button('Not copied')).toBeVisible();
  await tryIt.html.focus();
  await expect(tryIt.button('Copy link')).toBeVisible();
});

test('selected text is copied without buttons', async ({ page, site }) => {
  await site.open(at('/next/usage'));
  const copySelected = async (part: Locator): Promise<string> => {
    await part.evaluate((element) =>
      getSelection()?.selectAllChildren(element),
    );
    await page.keyboard.press('ControlOrMeta+C');
    return (await copied(page)).replace(/\u200b/g, '').trim();
  };
  const command = page.locator('.code-block:has(.package-managers)').first();
  const text = await command.locator('code:not([hidden])').textContent();
  expect(await copySelected(command)).toBe(text);
  const heading = page.getByRole('heading', {
    name: 'JavaScript',
    exact: true,
  });
  expect(await copySelected(heading)).toBe('JavaScript');
  await site.open(at('/next/modules'));
  const table = page.locator('.table-scroll').first();
  const cells = await table.locator('th').allTextContents();
  const [head = ''] = (await copySelected(table)).split('\n');
  expect(head.split('\t')).toEqual(cells);
});
