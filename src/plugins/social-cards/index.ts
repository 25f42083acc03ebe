import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Kept } from '../../examples/kept';
import { loadedDocs } from '../loadedDocs';
import { type Card, drawCard, readLook } from './draw';

/**
 * Draws the picture of each page that is shown where the page is shared. Which
 * file that is says `image` in its front matter; see `cardOf`.
 */
export default function socialCardsPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  let cards: ReadonlyMap<string, Card> = new Map();
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      const docs = loadedDocs(allContent);
      cards = new Map(
        docs.loadedVersions.flatMap(({ label, docs: pages }) =>
          pages.map(({ title, description, frontMatter }) => [
            frontMatter.image ?? '',
            { title, description, version: `${siteConfig.title} ${label}` },
          ]),
        ),
      );
    },
    async postBuild({ outDir }) {
      const look = await readLook(siteDir);
      const kept = new Kept<string>(siteDir, 'social-cards');
      for (const [image, card] of cards) {
        const key = { card, look };
        const known = kept.get(key);
        const png = known ?? (await drawCard(card, look)).toString('base64');
        if (known === undefined) kept.set(key, png);
        const file = path.join(outDir, image);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, png, 'base64');
      }
      kept.prune();
    },
  };
}
