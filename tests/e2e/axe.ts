import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['2a', '2aa', '21a', '21aa', '22a', '22aa'].map(
  (level) => `wcag${level}`,
);

/** One h1, no skipped heading level, and unique landmarks. */
const OUTLINE = {
  'heading-order': { enabled: true },
  'landmark-one-main': { enabled: true },
  'landmark-unique': { enabled: true },
  'page-has-heading-one': { enabled: true },
};

declare global {
  interface Window {
    axe?: {
      run: (within: string, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

/**
 * Lists axe's violations on the current page, each with its element.
 *
 * @param within selector of a part of the page
 * @param rules names of rules; by default those of WCAG 2.2 AA, and for a whole
 *   page those of its outline
 */
export async function findViolations(
  page: Page,
  within = 'html',
  rules?: string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    runOnly: rules ?? WCAG,
    ...(within === 'html' && { rules: OUTLINE }),
    preload: false,
    // Reporting passed checks takes longest on long pages.
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(
    ([selector, given]) => window.axe?.run(selector, given),
    [within, options] as const,
  );
  return (results?.violations ?? []).flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Disables transitions, during which colors belong to neither mode. */
export const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    const rule = 'transition: none !important; animation: none !important;';
    still.replaceSync(`*, ::before, ::after { ${rule} }`);
    document.adoptedStyleSheets.push(still);
  });

/** Switches the current page to a color mode. */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);

/** Expects axe to find nothing wrong in a part of the page, in either mode. */
export async function expectAccessible(
  page: Page,
  within?: string,
  screen?: string,
): Promise<void> {
  expect(await findViolations(page, within), screen).toEqual([]);
  // Dark mode changes only colors.
  expect(await findDarkViolations(page, within), screen).toEqual([]);
}

/** Switches the page to dark mode, and finds insufficient contrasts. */
export async function findDarkViolations(
  page: Page,
  within = 'html',
): Promise<string[]> {
  await stopMotion(page);
  await setMode(page, 'dark');
  return findViolations(page, within, ['color-contrast']);
}
