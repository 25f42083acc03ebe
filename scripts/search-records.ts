import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { pagesOf, type DocumentedVersion } from '../src/htmlnano/versions';
import { readDoc } from '../src/plugins/search/build/readDoc';
import { readMarkdown } from '../src/plugins/shared/markdown';
import { recordsOf } from '../src/plugins/search/embedded/records';
import type {
  IndexedDoc,
  SearchRecord,
} from '../src/plugins/search/embedded/types';

/**
 * Reads the records of a version from its Markdown files, without a build: the
 * same as the site's own index holds.
 *
 * @param siteDir the folder that holds `versions.json`
 * @throws Error when a page lacks a title or a description
 */
export async function readRecords(
  siteDir: string,
  version: DocumentedVersion,
): Promise<SearchRecord[]> {
  const pages = pagesOf(siteDir, version);
  const docs = await Promise.all(
    pages.map((file) => readPage(siteDir, version, file)),
  );
  return docs.flatMap((doc) => recordsOf(doc, version.name));
}

async function readPage(
  siteDir: string,
  version: DocumentedVersion,
  file: string,
): Promise<IndexedDoc> {
  const filePath = path.join(siteDir, file);
  const fileContent = readMarkdown(filePath);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent,
  });
  const { title, description, keywords = [], slug } = frontMatter;
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(
      `${file}: the front matter needs a "title" and a "description".`,
    );
  }
  return readDoc(fileContent, {
    title,
    description,
    keywords: keywords as string[],
    permalink: permalinkOf(version, file, slug),
  });
}

/** `020-usage.md` is `/usage`; a page with the slug `/` is its version's root. */
function permalinkOf(
  { base }: DocumentedVersion,
  file: string,
  slug: unknown,
): string {
  if (slug === '/') return base === '' ? '/' : base;
  if (slug !== undefined) {
    throw new Error(`${file}: no slug but "/" is known here.`);
  }
  return `${base}/${path.basename(file, '.md').replace(/^\d+-/, '')}`;
}
