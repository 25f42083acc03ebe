import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const THEME = 'docusaurus-theme-search-algolia';

/**
 * Corrects `opensearch.xml`: the theme says `image/x-icon` of any icon, and browsers
 * drop one of another type.
 *
 * @throws Error when the icon's type is unknown, or the file says something else
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
  const type = TYPES[path.extname(favicon)];
  if (type === undefined) {
    throw new Error(`No type of image is known for the icon ${favicon}.`);
  }
  const corrected = text.replace(
    /(<Image [^>]*type=")[^"]+/,
    (_, before: string) => before + type,
  );
  if (!corrected.includes(`type="${type}"`))
    throw new Error(`INTERNALS.md: Theme of the search. ${file}`);
  await fs.writeFile(file, corrected);
}
