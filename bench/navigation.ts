import type { Page } from '@playwright/test';
import { untilQuiet } from './quiet';

declare global {
  interface Window {
    clicked?: number;
    titles?: { readonly title: string; readonly time: number }[];
  }
}

/**
 * Clicks a link and waits for the title of the page behind it.
 *
 * @returns milliseconds from the click to the frame that shows the title, `NaN`
 *   where the link loads the page; and how many scripts were fetched after the
 *   mouse was over the link
 */
export async function measureNavigation(
  page: Page,
  path: string,
  title: string,
): Promise<{ readonly time: number; readonly requests: number }> {
  await page.evaluate(watchTitles);
  const link = page
    .locator(`:is(aside, nav) a:is([href="${path}"], [href="${path}/"])`)
    .filter({ visible: true })
    .first();
  await untilQuiet(page, () => link.hover());
  let requests = 0;
  page.on('request', (request) => {
    // Prefetches are for later pages.
    if (request.resourceType() === 'script') requests += 1;
  });
  await untilQuiet(page, async () => {
    await link.click();
    await page.locator('h1', { hasText: title }).waitFor();
  });
  page.removeAllListeners('request');
  const time = await page.evaluate((wanted) => {
    const shown = window.titles?.find((one) => one.title.startsWith(wanted));
    return (shown?.time ?? NaN) - (window.clicked ?? NaN);
  }, title);
  return { time, requests };
}

/** In the page: records when it was clicked, and when each title was painted. */
function watchTitles(): void {
  const titles: { title: string; time: number }[] = [];
  window.titles = titles;
  document.addEventListener(
    'click',
    () => {
      window.clicked = performance.now();
    },
    { capture: true, once: true },
  );
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent ?? '';
    requestAnimationFrame(() =>
      titles.push({ title, time: performance.now() }),
    );
  }).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
