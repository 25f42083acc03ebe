import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const THEME = 'docusaurus-theme-search-algolia';

/**
 * Corrects `opensearch.xml`: the theme declares any icon as `image/x-icon`, and browsers
 * ignore an icon of another type than its declared one.
 *
 * @throws Error when the icon's type is unknown, or the file declares none
 */
export async function correctOpenSearch({
  outDir,
  plugins,
  siteConfig: { favicon },
}: Pick<Props, 'outDir' | 'plugins' | 'siteConfig'>): Promise<void> {
  if (favicon === undefined || plugins.every(({ name }) => name !== THEME))
    return;
  const file = path.join(outDir, 'opensearch.xml');
  const text = await fs.readFile(file, 'utf8');
  const type = MIME_TYPES[path.extname(favicon)];
  if (type === undefined) {
    throw new Error(`No type of image is known for the icon ${favicon}.`);
  }
  const corrected = text.replace(
    /(<Image [^>]*type=")[^"]+/,
    (_, before: string) => before + type,
  );
  if (!corrected.includes(`type="${type}"`))
    throw new Error(`INTERNALS.md: Search. ${file}`);
  await fs.writeFile(file, corrected);
}
