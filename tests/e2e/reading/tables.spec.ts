import { at, expect, test } from '../fixtures';

/** In the page: tables that have columns out of sight, or cells without the name of their column. */
function faultsOfTables(): string[] {
  return [...document.querySelectorAll('.table-scroll')].flatMap((box) => {
    if (!box.checkVisibility()) return [];
    const isCut = box.scrollWidth > box.clientWidth;
    const names = [...box.querySelectorAll('th')].map((head) =>
      (head.querySelector('button') ?? head).textContent.trim(),
    );
    const wrong = [...box.querySelectorAll('td')].filter((cell) => {
      const name =
        names.length > 2 && cell.cellIndex > 0
          ? names[cell.cellIndex]
          : undefined;
      const { content } = getComputedStyle(cell, '::before');
      const isNamed = name === undefined || content !== 'none';
      return (
        cell.textContent !== '' && !(isNamed && cell.dataset.label === name)
      );
    });
    const name = box.ariaLabel ?? '';
    return [
      ...(isCut ? [`${name} is cut`] : []),
      ...wrong.map((cell) => `${name}, no name: ${cell.textContent}`),
    ];
  });
}

test('a phone shows all columns, and their names @phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(at('/next'));
  for (const fold of await page.locator('.markdown details').all())
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  expect(await page.evaluate(faultsOfTables)).toEqual([]);
});
