import path from 'node:path';
import type { Page } from '@playwright/test';
import type * as Meaning from '../../../src/live/meaning/compareMeaning';
import { bundle } from '../bundle';

declare const meaning: typeof Meaning;

/** Source and result of a minifier. */
export type Sources = readonly [before: string, after: string];

const ENTRY = path.join(
  __dirname,
  '../../../src/live/meaning/compareMeaning.ts',
);

/**
 * Gives a page the meaning check, bundled as the site has it.
 *
 * @returns the check: for each pair of sources its differences
 */
export async function meaningIn(
  page: Page,
): Promise<(pairs: readonly Sources[]) => Promise<Meaning.Difference[][]>> {
  const { text } = await bundle(ENTRY, {
    format: 'iife',
    globalName: 'meaning',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: text });
  return (pairs) =>
    page.evaluate((sources) => {
      const parser = new DOMParser();
      return sources.map(([before, after]) =>
        meaning.compareMeaning(
          parser.parseFromString(before, 'text/html'),
          parser.parseFromString(after, 'text/html'),
        ),
      );
    }, pairs);
}
