import type { Page } from '@playwright/test';

/** Milliseconds without a request after which a page counts as quiet. */
const PAUSE = 500;

/**
 * Does something and waits until the page has fetched nothing for half a second.
 * `networkidle` comes only once a document.
 */
export async function untilQuiet(
  page: Page,
  act: () => Promise<unknown>,
): Promise<void> {
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  let resolve = (): void => undefined;
  const quiet = new Promise<void>((done) => {
    resolve = done;
  });
  const wait = (): void => {
    clearTimeout(timer);
    if (open === 0) timer = setTimeout(resolve, PAUSE);
  };
  const onStart = (): void => {
    open += 1;
    wait();
  };
  const onEnd = (): void => {
    open -= 1;
    wait();
  };
  page.on('request', onStart);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await act();
  wait();
  await quiet;
  page.off('request', onStart);
  page.off('requestfinished', onEnd);
  page.off('requestfailed', onEnd);
}
