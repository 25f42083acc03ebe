import { visit } from 'unist-util-visit';
import { pageExtractor } from '../shared/pageExtracts';

/** An address in a page's Markdown, or the end of its title without one. */
type LinkAddress = readonly [offset: number, url: string];

/** Reads where the page itself begins, and what to change from there on. */
const linksOf = pageExtractor('links', (tree, markdown) => {
  let start = 0;
  const links: LinkAddress[] = [];
  visit(tree, (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'yaml') start = to;
    else if (node.type === 'heading' && node.depth === 1) links.push([to, '']);
    else if (
      node.type === 'link' ||
      node.type === 'image' ||
      node.type === 'definition'
    ) {
      // The last occurrence: the text may contain the address as well.
      const offset = markdown.lastIndexOf(node.url, to - node.url.length);
      if (offset >= from && node.url !== '') links.push([offset, node.url]);
    }
  });
  return { start, links: links.sort(([one], [other]) => one - other) };
});

/**
 * Makes a page's Markdown readable outside of the site: without front matter,
 * with full addresses, and with its source. The rest remains as it is, so that
 * its code blocks can be checked like those of the page.
 *
 * @param source where the Markdown is from, shown below the title
 * @param fullAddress resolves the address of a link or a picture
 */
export function markdownCopy(
  markdown: string,
  source: string,
  fullAddress: (url: string) => string,
): string {
  const { start, links } = linksOf(markdown);
  let last = start;
  let copy = '';
  for (const [offset, url] of links) {
    copy += markdown.slice(last, offset);
    copy += url === '' ? `\n\n> ${source}` : fullAddress(url);
    last = offset + url.length;
  }
  return (copy + markdown.slice(last)).trimStart();
}
