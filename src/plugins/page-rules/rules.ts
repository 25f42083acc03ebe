import type { Html, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { blankComments } from '../shared/markdown';
import { foldMistakes } from './folds';
import { nearest } from './nearest';
import { unclosed } from './unclosed';

/** The admonitions that Docusaurus draws. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** A text that a browser may read as a tag, except the tags of a fold. */
const TAG = /<(?!\/?(?:details|summary)>)[^>\n]*>?/g;

/** The `ruleId` of mistakes that may cause all other mistakes of the page. */
export const UNCLOSED = 'unclosed';

/**
 * A remark plugin that reports mistakes that would be published silently, each with its
 * line and the text to write.
 */
export default function rules() {
  return (tree: Root, file: VFile): void => {
    for (const { line, message } of unclosed(tree, String(file)))
      file.message(message, {
        place: { line, column: 1 },
        ruleId: UNCLOSED,
      });
    for (const { node, message } of foldMistakes(tree))
      file.message(message, node.position?.start);
    checkFrontMatter(file);
    checkHeadings(tree, file);
    checkNodes(tree, file);
  };
}

function checkFrontMatter(file: VFile): void {
  const { title, description, keywords } = Object(
    file.data.frontMatter,
  ) as Record<string, unknown>;
  const lacks = (line: string): void => {
    const reason = `the front matter needs a line "${line}", which search engines show.`;
    file.message(reason, { line: 1, column: 1 });
  };
  if (typeof title !== 'string') lacks('title: Name of the page');
  if (typeof description !== 'string' || !/^.{60,160}$/.test(description))
    lacks('description: What a reader finds here, in 60 to 160 characters.');
  if (!Array.isArray(keywords) || keywords.length === 0)
    lacks('keywords: [words, that readers, search for]');
}

/** Reports headings with the same text: links lead to the first one. */
function checkHeadings(tree: Root, file: VFile): void {
  const lines = new Map<string, number>();
  visit(tree, 'heading', (node) => {
    const text = toString(node).trim().toLowerCase();
    const before = lines.get(text);
    const { start } = node.position ?? {};
    if (before === undefined) lines.set(text, start?.line ?? 0);
    else
      file.message(
        `line ${String(before)} already has the heading "${toString(node)}". Choose another one: links lead to the first.`,
        start,
      );
  });
}

/** Reports each tag in a node: a tag after a comment runs as well. */
function checkHtml({ value, position }: Html, file: VFile): void {
  const html = blankComments(value);
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const above = html.slice(0, index).split('\n');
    const line = (position?.start.line ?? 1) + above.length - 1;
    const indent = above.length === 1 ? (position?.start.column ?? 1) : 1;
    file.message(
      `"${tag}" is shown as text, or not at all. Write Markdown; in a text, put it between backticks.`,
      { line, column: indent + (above.at(-1)?.length ?? 0) },
    );
  }
}

function checkNodes(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    const start = node.position?.start;
    if (node.type === 'image' && !node.alt) {
      const reason = `the picture "${node.url}" says nothing to readers who do not see it: write ![What it shows](…).`;
      file.message(reason, start);
    } else if (node.type === 'image' && /^(?:[a-z]+:|\/\/)/i.test(node.url)) {
      const reason = `the picture "${node.url}" is on another host, but pages load nothing from other hosts. Put it into static/img/.`;
      file.message(reason, start);
    } else if (node.type === 'html') {
      checkHtml(node, file);
    } else if (node.type.startsWith('mdx')) {
      const reason =
        'this is MDX, which runs as code. Write Markdown in a file whose name ends in .md, without "mdx" in its front matter.';
      file.message(reason, start);
    } else if (
      node.type === 'containerDirective' &&
      !ADMONITIONS.includes(node.name)
    ) {
      const meant = nearest(node.name, ADMONITIONS);
      const reason = `":::${node.name}" is no admonition. Write ${meant === undefined ? `one of :::${ADMONITIONS.join(', :::')}` : `:::${meant}`}.`;
      file.message(reason, start);
    } else if (
      node.type === 'leafDirective' ||
      // Docusaurus shows `:word` as text.
      (node.type === 'textDirective' && node.children.length > 0)
    ) {
      const reason = `"${node.name}" after a colon is not shown. Put it between backticks, or write the colon as \\:.`;
      file.message(reason, start);
    }
  });
}
