import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { DiskCache } from '../../shared/diskCache';
import { readDoc } from './readDoc';
import type { Facets, IndexedDoc } from '../embedded/types';

/** The searchable docs of a version. */
export interface VersionDocs {
  readonly facets: Facets;
  readonly docs: readonly IndexedDoc[];
}

/**
 * Reads the pages that the docs plugin lists. They are cached, so that in
 * development only changed pages are parsed.
 *
 * @param language of the pages
 * @param isEmpty leaves the pages out
 * @throws Error when a version has nothing to find
 */
export async function collectDocs(
  siteDir: string,
  language: string,
  { loadedVersions }: LoadedContent,
  isEmpty: boolean,
): Promise<VersionDocs[]> {
  const cache = new DiskCache<IndexedDoc>(siteDir, 'indexed-docs');
  const versions: VersionDocs[] = [];
  for (const { versionName: version, docs } of loadedVersions) {
    const indexed: IndexedDoc[] = [];
    const listed = docs.filter(({ draft, unlisted }) => !draft && !unlisted);
    if (listed.length === 0)
      throw new Error(
        `The docs version "${version}" has no page that search could find.`,
      );
    for (const { source, frontMatter, ...doc } of isEmpty ? [] : listed) {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
      const markdown = await fs.readFile(file, 'utf8');
      const { title, description, permalink } = doc;
      const keywords = frontMatter.keywords ?? [];
      const facts = { title, description, permalink, keywords };
      const read = (): IndexedDoc => readDoc(markdown, facts);
      indexed.push(cache.getOrMake([markdown, facts], read));
    }
    const docusaurus_tag = `docs-default-${version}`;
    const facets = { language, version, docusaurus_tag };
    versions.push({ facets, docs: indexed });
  }
  return versions;
}
