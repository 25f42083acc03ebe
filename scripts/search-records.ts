import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import {
  type DocumentedVersion,
  pagesOf,
  slugOf,
} from '../src/htmlnano/versions';
import { type DocMetadata, readDoc } from '../src/plugins/search/build/readDoc';
import { recordsOf } from '../src/plugins/search/embedded/records';
import type { SearchRecord } from '../src/plugins/search/embedded/types';
import { pagePath } from '../src/plugins/shared/addresses';
import { readMarkdown } from '../src/plugins/shared/markdown';

/**
 * Reads the records of a version from its Markdown files, without a build: the
 * same as the site's own index holds.
 *
 * @param siteDir the folder that holds `versions.json`
 */
export async function readRecords(
  siteDir: string,
  version: DocumentedVersion,
): Promise<SearchRecord[]> {
  const docs = pagesOf(siteDir, version).map(async (file) => {
    const filePath = path.join(siteDir, file);
    const fileContent = readMarkdown(filePath);
    const page = { filePath, fileContent };
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(page);
    // Page rules check it.
    const metadata = frontMatter as unknown as DocMetadata;
    return readDoc(fileContent, {
      title: metadata.title,
      description: metadata.description,
      keywords: metadata.keywords,
      permalink: pagePath(version.base + slugOf(file), '/'),
    });
  });
  return (await Promise.all(docs)).flatMap((doc) =>
    recordsOf(doc, version.name),
  );
}
