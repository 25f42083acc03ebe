import fs from 'node:fs';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { RootContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A text with the line ends of this repository and without a byte order mark. */
export const normalizeText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

export const readMarkdown = (file: string): string =>
  normalizeText(fs.readFileSync(file, 'utf8'));

/** Reads a page and applies the preprocessor of the configuration. */
export function readShownPage(
  filePath: string,
  { markdown }: DocusaurusConfig,
): string {
  const fileContent = readMarkdown(filePath);
  return markdown.preprocessor?.({ filePath, fileContent }) ?? fileContent;
}

// It parses pages like Docusaurus (INTERNALS.md: Markdown of pages).
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** The number of trees to remember: the checks read each page many times. */
const REMEMBERED = 24;

const trees = new Map<string, Root>();

/**
 * Parses GitHub Flavored Markdown with front matter and admonitions.
 *
 * @returns a tree that must not be changed, because other callers may get it as well
 */
export function parseMarkdown(markdown: string): Root {
  const tree = trees.get(markdown) ?? parser.parse(markdown);
  trees.delete(markdown);
  trees.set(markdown, tree);
  const [oldest = ''] = trees.keys();
  if (trees.size > REMEMBERED) trees.delete(oldest);
  return tree;
}

/** Whether a node of a rendered page is white space between elements. */
export const isBlank = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

/**
 * Replaces comments in HTML with spaces. Comments end as in browsers; `<!-->` and a
 * comment without an end stay.
 */
export const blankComments = (html: string): string =>
  html.replace(/<!--(?!-?>)[^]*?--!?>/g, (text) => text.replace(/./g, ' '));

/**
 * The summary of a proof: blocks that show that a sentence above them is true. Checks run
 * them like other blocks, but pages, search and copies of pages leave them out. A code
 * host shows them folded, as one line.
 */
export const PROOF = 'Proof';

const FOLD = /^<details>\n<summary>([^\n]*)<\/summary>$/;

/** The summary of the fold (`<details>`) that begins with a node, if there is one. */
export const summaryOf = (node: Nodes): string | undefined =>
  node.type === 'html' ? FOLD.exec(node.value)?.[1] : undefined;

export const isFoldEnd = (node: Nodes): boolean =>
  node.type === 'html' && node.value === '</details>';

/** The indexes of the first and the last node of a proof. */
type NodeRange = readonly [first: number, last: number];

/** Finds the proofs of a page. A proof without an end does not count. */
export function proofsIn({ children }: Root): NodeRange[] {
  const proofs: NodeRange[] = [];
  let first: number | undefined;
  for (const [index, node] of children.entries()) {
    if (first === undefined && summaryOf(node) === PROOF) first = index;
    else if (first !== undefined && isFoldEnd(node)) {
      proofs.push([first, index]);
      first = undefined;
    }
  }
  return proofs;
}

/** The part of a page that is shown: everything except its proofs. */
export function withoutProofs(tree: Root): Root {
  const proofs = proofsIn(tree);
  const children = tree.children.filter(
    (_, index) =>
      !proofs.some(([first, last]) => first <= index && index <= last),
  );
  return { ...tree, children };
}

/** A remark plugin that removes the proofs, after other plugins have checked them. */
export function hideProofs() {
  return (tree: Root): void => {
    tree.children = withoutProofs(tree).children;
  };
}
