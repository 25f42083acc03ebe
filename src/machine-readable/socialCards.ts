import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { DiskCache } from '../shared/diskCache';
import { cardPath } from './cardPath';
import type { Card } from './drawCard';

/** How cards look. */
export type Look = Awaited<ReturnType<typeof readLook>>;

/**
 * Draws the social card of each page, unless that is cached.
 *
 * @returns writes them into a built site
 */
export async function drawSocialCards(
  { siteDir, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
): Promise<(outDir: string) => Promise<void>> {
  const look = await readLook(siteDir);
  const cache = new DiskCache<string>(siteDir, 'social-cards');
  const draw = (card: Card): Promise<string> =>
    cache.getOrAwait({ card, look }, async () => {
      // It loads much.
      const { drawCard } = await import('./drawCard');
      return (await drawCard(card, look)).toString('base64');
    });
  const cards = loadedVersions.flatMap(({ label, docs }) =>
    docs.map(({ title, description, source }) => {
      const version = `${siteConfig.title} ${label}`;
      return [cardPath(source), { title, description, version }] as const;
    }),
  );
  for (const [, card] of cards) await draw(card);
  return async (outDir) => {
    for (const [name, card] of cards) {
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, await draw(card), 'base64');
    }
    cache.prune();
  };
}

/**
 * Reads the site's wordmark for dark mode, and the colors from its style sheet,
 * by Infima's names such as `background-color`.
 */
async function readLook(siteDir: string) {
  const mark = path.join(siteDir, 'static/img/wordmark-dark.svg');
  const sheet = path.join(siteDir, 'src/site.css');
  const css = await fs.readFile(sheet, 'utf8');
  const [, dark = ''] = css.split("[data-theme='dark']");
  const colors = dark.matchAll(/--ifm-([\w-]+): (#\w+);/g);
  return {
    logo: `data:image/svg+xml;base64,${await fs.readFile(mark, 'base64')}`,
    colors: Object.fromEntries(
      [...colors].map(([, name = '', color = '']) => [name, color]),
    ),
  };
}
