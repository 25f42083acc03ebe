import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { DiskCache } from '../shared/diskCache';
import { loadedDocs } from '../shared/loadedDocs';
import { cardPath } from './cardPath';
import type { Part } from './contract';
import { type Card, drawCard, readLook } from './drawCard';

/** Writes the social card of each page. */
export function socialCards({ siteDir, siteConfig }: LoadContext): Part {
  let cards: ReadonlyMap<string, Card> = new Map();
  return {
    allContentLoaded({ allContent }) {
      const docs = loadedDocs(allContent);
      cards = new Map(
        docs.loadedVersions.flatMap(({ label, docs: pages }) =>
          pages.map(({ title, description, source }) => [
            cardPath(source),
            { title, description, version: `${siteConfig.title} ${label}` },
          ]),
        ),
      );
    },
    async postBuild({ outDir }) {
      const look = await readLook(siteDir);
      const cache = new DiskCache<string>(siteDir, 'social-cards');
      for (const [image, card] of cards) {
        const key = { card, look };
        const known = cache.get(key);
        const png = known ?? (await drawCard(card, look)).toString('base64');
        if (known === undefined) cache.set(key, png);
        const file = path.join(outDir, image);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, png, 'base64');
      }
      cache.prune();
    },
  };
}
