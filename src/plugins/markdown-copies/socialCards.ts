import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { DiskCache } from '../shared/diskCache';
import { cardPath } from './cardPath';
import type { Options } from './options';

/** How cards look. */
export type Look = ReturnType<typeof readLook>;

/**
 * Writes the social card of each page, which is drawn unless it is cached.
 *
 * @param outDir of the built site
 */
export async function socialCards(
  { siteDir, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
  from: NonNullable<Options['card']>,
  outDir: string,
): Promise<void> {
  const look = readLook(siteDir, from);
  const cache = new DiskCache<string>('social-cards', siteDir);
  for (const { label, docs } of loadedVersions) {
    const version = `${siteConfig.title} ${label}`;
    for (const { title, description, source } of docs) {
      const card = { title, description, version };
      const jpeg = await cache.getOrAwait({ card, look }, async () => {
        // It loads much.
        const { drawCard } = await import('./drawCard');
        return (await drawCard(card, look)).toString('base64');
      });
      const file = path.join(outDir, cardPath(source));
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, jpeg, 'base64');
    }
  }
  cache.prune();
}

/**
 * Reads the logo for dark mode, and the colors from the style sheet, by Infima's
 * names such as `background-color`.
 */
function readLook(
  siteDir: string,
  { logo, styles }: NonNullable<Options['card']>,
) {
  const mark = path.join(siteDir, logo);
  const css = fs.readFileSync(path.join(siteDir, styles), 'utf8');
  const [, dark = ''] = css.split("[data-theme='dark']");
  const colors = dark.matchAll(/--ifm-([\w-]+): (#\w+);/g);
  return {
    styles,
    logo: `data:image/svg+xml;base64,${fs.readFileSync(mark, 'base64')}`,
    colors: Object.fromEntries(
      [...colors].map(([, name = '', color = '']) => [name, color]),
    ),
  };
}
