import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { pageId } from '../../examples/versions';

/**
 * Reads a page's front matter, and gives the page its own social card unless it
 * names another picture.
 */
export const withSocialCard: NonNullable<
  MarkdownConfig['parseFrontMatter']
> = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  const page = await defaultParseFrontMatter({ filePath, fileContent });
  page.frontMatter.image ??= cardOf(filePath);
  return page;
};

/** Path of a page's card on the site, by its folder and name. */
function cardOf(file: string): string {
  const folder = path.basename(path.dirname(file));
  return `/img/cards/${folder}/${pageId(file)}.png`;
}
