import { at, expect, test, windowed } from '../fixtures';
import { LISTS, storedIn } from './fixtures';

test.use({ launchOptions: windowed });

/** In the page: keeps what scripts ask windows to be, which looks the same to a test. */
const keepFeatures = (): void => {
  const { open } = window;
  window.open = (url, target, features) => {
    document.body.dataset.features = features;
    return open(url, target, features);
  };
};

/** In the page: whether a click is left to the browser, which then does nothing. */
const isLeft = (link: Element, modifiers: MouseEventInit): boolean => {
  let left = false;
  const keep = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', keep, { once: true });
  const how = { ...modifiers, bubbles: true, cancelable: true };
  link.dispatchEvent(new MouseEvent('click', how));
  return left;
};

test('a modifier key opens another tab', async ({ page, context, search }) => {
  await page.addInitScript(keepFeatures);
  await search.openComplete(at('/contribute'));
  // Only the address of the other tab matters.
  await context.route('**/modules', (route) => route.fulfill({ body: '' }));
  await search.find('minifySvg');
  const link = search.rowTo(at('/modules#minifysvg')).getByRole('link');
  await expect(search.activeRow.getByRole('link')).toHaveAttribute(
    'href',
    at('/modules#minifysvg'),
  );
  for (const [name, follow, features] of [
    ['Ctrl+Enter', () => page.keyboard.press('Control+Enter'), 'noopener'],
    ['Command+Enter', () => page.keyboard.press('Meta+Enter'), 'noopener'],
    ['Shift+Enter', () => page.keyboard.press('Shift+Enter'), 'noopener,popup'],
    ['Ctrl and a click', () => link.click({ modifiers: ['Control'] })],
    ['the middle button', () => link.click({ button: 'middle' })],
  ] as readonly (readonly [string, () => Promise<void>, string?])[]) {
    await test.step(name, async () => {
      await search.input.focus();
      await page.evaluate((key) => localStorage.removeItem(key), LISTS.recent);
      const opened = context.waitForEvent('page');
      await follow();
      const other = await opened;
      await other.waitForURL(at('/modules#minifysvg'));
      await other.close();
      if (features !== undefined)
        await expect(page.locator('body')).toHaveAttribute(
          'data-features',
          features,
        );
      await expect(search.dialog).toBeVisible();
      await expect(page).toHaveURL(at('/contribute'));
      const stored = await storedIn(page, 'recent');
      expect(stored.map(({ url }) => url)).toEqual([at('/modules#minifysvg')]);
    });
  }
  // The secondary button opens a menu.
  await link.dispatchEvent('auxclick', { button: 2 });
  // What the browser opens depends on the platform.
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(await link.evaluate(isLeft, { [key]: true }), key).toBe(true);
});
