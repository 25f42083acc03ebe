import fs from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from './fixtures';
import { PAGES } from './specification';

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
];

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

const routes = [...PAGES.map(({ route }) => route), '/search', '/nowhere'];

for (const mode of ['light', 'dark'] as const) {
  for (const route of routes) {
    test(`${route} has no accessibility violation in ${mode} mode @phone`, async ({
      page,
      site,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      await site.open(`${route}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(
        (values) => window.axe.run({ runOnly: { type: 'tag', values } }),
        WCAG,
      );
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          return `${id} ${target.join(' ')}: ${failureSummary ?? ''}`;
        }),
      );
      expect(found).toEqual([]);
    });
  }
}
