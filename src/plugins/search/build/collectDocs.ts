import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { DiskCache } from '../../shared/diskCache';
import { searchTag } from '../contract';
import type { Facets } from '../embedded/types';
import { cachedDoc, type DocFacts } from './readDoc';

/** The docs of a version that can be found. */
export interface VersionDocs {
  readonly facets: Facets;
  readonly docs: readonly { readonly file: string; readonly facts: DocFacts }[];
  /** Changes with what the index is made of, for the names of its files. */
  readonly hash: string;
}

/**
 * Lists the pages that the docs plugin has loaded.
 *
 * @param language of the pages
 * @throws Error when a version has nothing to find
 */
export function collectDocs(
  siteDir: string,
  language: string,
  { loadedVersions }: LoadedContent,
): VersionDocs[] {
  const cache = new DiskCache('sections', siteDir);
  return loadedVersions.map(({ versionName: version, docs: loaded }) => {
    const docs = loaded
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map(({ source, frontMatter, title, description, permalink }) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        const keywords = frontMatter.keywords ?? [];
        return { file, facts: { title, description, permalink, keywords } };
      });
    if (docs.length === 0)
      throw new Error(
        `The docs version "${version}" has no page that search could find.`,
      );
    const facets = { language, version, docusaurus_tag: searchTag(version) };
    const sources = docs.map(({ file, facts }) => [read(file), facts]);
    return { facets, docs, hash: cache.hashOf(sources) };
  });
}

/**
 * Makes the index of a version in two parts, which
 * `search/algolia/searchClient` joins.
 */
export function indexOf({
  docs,
}: VersionDocs): readonly [first: string, more: string] {
  const made = docs.map(({ file, facts }) => cachedDoc(read(file), facts));
  const first = made.map((doc) => ({
    ...doc,
    sections: doc.sections.map((each) => ({ ...each, more: undefined })),
  }));
  const more = made.map(({ sections }) =>
    sections.map((section) => section.more ?? []),
  );
  return [JSON.stringify(first), JSON.stringify(more)];
}

const read = (file: string): string => fs.readFileSync(file, 'utf8');
