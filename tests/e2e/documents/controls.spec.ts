import { at, expect, test } from '../fixtures';

/** Pages without the app: one with examples, and one not found. */
const ROUTES = [at('/next'), at('/nowhere')];

/** In the page: the controls that change nothing that a reader notices. */
async function findDead(): Promise<string[]> {
  const stateOf = (): string =>
    [
      window.location.href,
      Math.round(scrollY),
      document.querySelectorAll(':popover-open, [open]').length,
      document.body.outerHTML,
      // The color mode and the sidebar.
      JSON.stringify(document.documentElement.dataset),
    ].join('\n');
  const changesSoon = async (before: string): Promise<boolean> => {
    for (let wait = 0; wait < 100; wait += 1) {
      if (stateOf() !== before) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  const dead: string[] = [];
  const controls = document.querySelectorAll<HTMLElement>('button, summary');
  for (const control of controls) {
    // A closed drawer has some.
    if (!control.checkVisibility()) continue;
    window.scrollTo(0, 1000);
    const before = stateOf();
    control.click();
    if (!(await changesSoon(before))) dead.push(control.outerHTML);
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open'))
      open.hidePopover();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  }
  return dead;
}

for (const route of ROUTES) {
  test(`every button and summary of ${route} does something without the app`, async ({
    page,
    site,
  }) => {
    // Some fetch their code first.
    test.slow();
    if (route === at('/nowhere')) site.expectNotFound(route);
    await site.open(route);
    expect(await page.locator('button, summary').count()).toBeGreaterThan(5);
    expect(await page.evaluate(findDead)).toEqual([]);
    await expect(page.locator('script[src*="/app."]')).toHaveCount(0);
  });
}
