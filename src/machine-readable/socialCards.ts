import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { DiskCache } from '../shared/diskCache';
import { loadedDocs } from '../shared/loadedDocs';
import { cardPath } from './cardPath';
import { drawCard, readLook } from './drawCard';

/** Writes the social card of each page of a built site. */
export async function writeSocialCards(site: Props): Promise<void> {
  const { siteDir, outDir, siteConfig, plugins } = site;
  const look = await readLook(siteDir);
  const cache = new DiskCache<string>(siteDir, 'social-cards');
  for (const { label, docs } of loadedDocs(plugins).loadedVersions) {
    const version = `${siteConfig.title} ${label}`;
    for (const { title, description, source } of docs) {
      const card = { title, description, version };
      const key = { card, look };
      const known = cache.get(key);
      const png = known ?? (await drawCard(card, look)).toString('base64');
      if (known === undefined) cache.set(key, png);
      const file = path.join(outDir, cardPath(source));
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, png, 'base64');
    }
  }
  cache.prune();
}
