import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const WCAG: string[] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
];

declare global {
  interface Window {
    axe?: {
      run: (within: string, options: RunOptions) => Promise<AxeResults>;
    };
  }
}

/**
 * What axe finds wrong with the page as it stands, each with its element.
 *
 * @param within selector of a part of the page
 * @param rules names of the only rules to look at; those of WCAG 2.2 AA, unless
 *   they are given
 */
export async function findViolations(
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([selector, type, values]) => {
      const runOnly = { type, values: [...values] };
      const results = await window.axe?.run(selector, {
        runOnly,
        // It need not say where all is well: on a long page that takes longest.
        resultTypes: ['violations'],
      });
      return results?.violations ?? [];
    },
    [within, rules ? 'rule' : 'tag', rules ?? WCAG] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** Contrasts that fail once the page as it stands is dark. */
export async function findDarkViolations(
  page: Page,
  within = 'html',
): Promise<string[]> {
  // On the way from one color to the other, contrasts are neither mode's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.documentElement.dataset.theme = 'dark';
    // One that is cancelled is over, too.
    await Promise.allSettled(
      document.getAnimations().map(({ finished }) => finished),
    );
  });
  return findViolations(page, within, ['color-contrast']);
}
