import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { DiskCache } from '../../shared/diskCache';
import type { Facets } from '../embedded/types';
import { cachedDoc, type DocFacts } from './readDoc';

/** The docs of a version that can be found. */
export interface Collected {
  readonly facets: Facets;
  readonly docs: readonly { readonly markdown: string; facts: DocFacts }[];
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
): Collected[] {
  const cache = new DiskCache(siteDir, 'index');
  return loadedVersions.map(({ versionName: version, docs: loaded }) => {
    const docs = loaded
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map(({ source, frontMatter, title, description, permalink }) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        const keywords = frontMatter.keywords ?? [];
        const facts = { title, description, permalink, keywords };
        return { markdown: fs.readFileSync(file, 'utf8'), facts };
      });
    if (docs.length === 0)
      throw new Error(
        `The docs version "${version}" has no page that search could find.`,
      );
    const docusaurus_tag = `docs-default-${version}`;
    const facets = { language, version, docusaurus_tag };
    return { facets, docs, hash: cache.hashOf(docs) };
  });
}

/**
 * Makes the index of a version in two parts, which
 * `search/algolia/searchClient` joins.
 */
export function indexOf({
  docs,
}: Pick<Collected, 'docs'>): readonly [first: string, more: string] {
  const made = docs.map(({ markdown, facts }) => cachedDoc(markdown, facts));
  const first = made.map((doc) => ({
    ...doc,
    sections: doc.sections.map((each) => ({ ...each, more: undefined })),
  }));
  const more = made.map(({ sections }) =>
    sections.map((section) => section.more ?? []),
  );
  return [JSON.stringify(first), JSON.stringify(more)];
}
