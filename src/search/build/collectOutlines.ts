import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  DocMetadata,
  LoadedContent,
} from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { DiskCache } from '../../shared/diskCache';
import { readOutline } from './outline';
import type { Edition, Outline } from '../embedded/types';

/** All that there is to find in one version of the docs. */
export interface VersionOutlines {
  readonly edition: Edition;
  readonly outlines: readonly Outline[];
}

/**
 * Reads the pages that the docs plugin lists, version by version. What was read is
 * kept, so that in development one saved page costs the parsing of one page.
 *
 * @param language of the pages
 * @throws Error when a version has nothing to find
 */
export function collectOutlines(
  siteDir: string,
  language: string,
  { loadedVersions }: LoadedContent,
): Promise<VersionOutlines[]> {
  const kept = new DiskCache<Outline>(siteDir, 'outlines');
  const read = async ({ source, frontMatter, ...doc }: DocMetadata) => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const markdown = await fs.readFile(file, 'utf8');
    const { title, description, permalink } = doc;
    const keywords = frontMatter.keywords ?? [];
    const facts = { title, description, permalink, keywords };
    const key = [markdown, facts];
    return kept.getOrMake(key, () => readOutline(markdown, facts));
  };
  return Promise.all(
    loadedVersions.map(async ({ versionName: version, docs }) => {
      const listed = docs.filter(({ draft, unlisted }) => !draft && !unlisted);
      if (listed.length === 0) {
        throw new Error(
          `The docs version "${version}" has no page that search could find.`,
        );
      }
      const docusaurus_tag = `docs-default-${version}`;
      return {
        edition: { language, version, docusaurus_tag },
        outlines: await Promise.all(listed.map(read)),
      };
    }),
  );
}
