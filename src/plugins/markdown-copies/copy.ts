import { visit } from 'unist-util-visit';
import { proofsIn } from '../shared/markdown';
import { orThrow } from '../shared/orThrow';
import { pageExtractor } from '../shared/pageExtracts';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly kind: 'title' | 'link' | 'proof';
}

/** Reads where the page begins after its front matter, and finds the changes to make. */
const changesOf = pageExtractor('changes', (tree, markdown) => {
  let start = 0;
  const proofs = proofsIn(tree).map(([first, last]): Change => ({
    from: orThrow(
      tree.children[first]?.position?.start.offset,
      'The start of a proof',
    ),
    // The range contains the empty line below.
    to:
      orThrow(tree.children[last]?.position?.end.offset, 'The end of a proof') +
      2,
    kind: 'proof',
  }));
  const changes: Change[] = [...proofs];
  visit(tree, (node) => {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from === undefined || to === undefined) return;
    if (node.type === 'yaml') start = to;
    else if (node.type === 'heading' && node.depth === 1)
      changes.push({ from: to, to, kind: 'title' });
    else if (
      node.type === 'link' ||
      node.type === 'image' ||
      node.type === 'definition'
    ) {
      // It is the last occurrence, because the text may contain the address as well.
      const offset = markdown.lastIndexOf(node.url, to - node.url.length);
      if (offset < from || node.url === '') return;
      if (proofs.some((proof) => proof.from < from && to < proof.to)) return;
      const end = offset + node.url.length;
      changes.push({ from: offset, to: end, kind: 'link' });
    }
  });
  return {
    start,
    changes: changes.sort((one, other) => one.from - other.from),
  };
});

/**
 * Makes a page's Markdown readable outside of the site. It removes front matter and
 * proofs, and adds the source and full addresses. The rest remains as it is, so that its
 * code blocks can be checked like those of the page.
 *
 * @param source a text about the source of the Markdown, shown below the title
 * @param fullAddress resolves the address of a link or a picture
 */
export function markdownCopy(
  markdown: string,
  source: string,
  fullAddress: (url: string) => string,
): string {
  const { start, changes } = changesOf(markdown);
  let last = start;
  let copy = '';
  for (const { from, to, kind } of changes) {
    copy += markdown.slice(last, from);
    if (kind === 'title') copy += `\n\n> ${source}`;
    if (kind === 'link') copy += fullAddress(markdown.slice(from, to));
    last = to;
  }
  return (copy + markdown.slice(last)).trimStart();
}
