import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { LoadContext } from '@docusaurus/types';
import { pagePath } from '../../shared/addresses';
import { hashOf } from '../../shared/cache';
import { docsInOrder } from '../../shared/docs';
import { readShownPage } from '../../shared/markdown';
import { searchTag } from '../options';
import { readDoc, type DocMetadata } from './readDoc';

/** The listed pages of a docs version. */
export interface VersionDocs {
  readonly version: string;
  readonly docs: readonly {
    readonly markdown: string;
    readonly metadata: DocMetadata;
  }[];
  /** Path of the index, relative to the base URL. */
  readonly file: string;
}

/**
 * Collects the listed pages from the docs plugin's content, by version, in the order of
 * the sidebar.
 */
export function collectDocs(
  { siteDir, siteConfig }: LoadContext,
  { loadedVersions }: LoadedContent,
): VersionDocs[] {
  return loadedVersions.map((loaded) => {
    const version = loaded.versionName;
    const docs = docsInOrder(loaded)
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map(({ source, frontMatter, title, description, permalink }) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        const keywords = frontMatter.keywords ?? [];
        const markdown = readShownPage(file, siteConfig);
        return {
          markdown,
          metadata: {
            title,
            description,
            permalink: pagePath(permalink, siteConfig.baseUrl),
            keywords,
          },
        };
      });
    const hash = hashOf(docs).slice(0, 8);
    const file = `assets/search-${searchTag(version)}.${hash}.json`;
    return { version, docs, file };
  });
}

/** Creates the index of a version, `IndexedDoc[]` as JSON. */
export const serializeIndex = ({ docs }: VersionDocs): string =>
  JSON.stringify(
    docs.map(({ markdown, metadata }) => readDoc(markdown, metadata)),
  );
