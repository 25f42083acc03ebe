import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browsers';

/** How many times slower the processor of a phone is. */
export const SLOWED = 4;

/** Starts the browser that the tests also use. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? 'chromium',
    args: BROWSER_ARGUMENTS,
    // Chromium's sandbox does not start for root, as CI containers run.
    chromiumSandbox: process.getuid?.() !== 0,
  });
}
