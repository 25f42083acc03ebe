import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { foldMistakes } from './folds';
import { nearest } from './nearest';
import { unclosed } from './unclosed';

/** The admonitions that Docusaurus draws. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Opening tags, except comments, `<details>` and `<summary>`. */
const HTML = /^<(?!\/|!--|(?:details|summary)\b)/i;

/** `import Tabs from '@theme/Tabs'`, which only MDX knows. */
const MODULE = /^(?:import|export)\s[^]*['"]/;

/** Characters that nobody sees, such as U+200B, a space without a width. */
const INVISIBLE = /\p{Cf}/gu;

/** The `ruleId` of messages that make all others of the page doubtful. */
export const UNCLOSED = 'unclosed';

/**
 * A remark plugin that reports what would be wrong on the page without a word, each
 * with its line and with what to write.
 */
export default function rules() {
  return (tree: Root, file: VFile): void => {
    const markdown = String(file);
    for (const { line, message } of unclosed(tree, markdown))
      file.message(message, {
        place: { line, column: 1 },
        ruleId: UNCLOSED,
      });
    for (const { node, message } of foldMistakes(tree))
      file.message(message, node.position?.start);
    checkFrontMatter(file);
    checkHeadings(tree, file);
    checkNodes(tree, file);
    for (const [index, text] of markdown.split('\n').entries())
      for (const match of text.matchAll(INVISIBLE)) {
        const code = match[0].codePointAt(0)?.toString(16).toUpperCase();
        const place = { line: index + 1, column: match.index + 1 };
        file.message(
          `delete the invisible character U+${String(code).padStart(4, '0')}.`,
          place,
        );
      }
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

/** Links lead to the first of two headings with the same text. */
function checkHeadings(tree: Root, file: VFile): void {
  const lines = new Map<string, number>();
  visit(tree, 'heading', (node) => {
    const text = toString(node).trim().toLowerCase();
    const before = lines.get(text);
    const { start } = node.position ?? {};
    if (before === undefined) lines.set(text, start?.line ?? 0);
    else
      file.message(
        `line ${String(before)} has the heading "${toString(node)}", too. Write another: links lead to the first.`,
        start,
      );
  });
}

function checkNodes(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    const start = node.position?.start;
    if (node.type === 'image' && !node.alt) {
      const reason = `the picture "${node.url}" says nothing to readers who do not see it: write ![What it shows](…).`;
      file.message(reason, start);
    } else if (node.type === 'html' && HTML.test(node.value)) {
      const [tag] = node.value.split('\n');
      const reason = `"${String(tag)}" is shown as text, or not at all. Write Markdown; in a text, put it between backticks.`;
      file.message(reason, start);
    } else if (node.type === 'paragraph' && MODULE.test(toString(node))) {
      const reason = `"${toString(node)}" is shown as text: a page is Markdown and has no modules. Delete it.`;
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
      // Docusaurus shows `:word` as it stands.
      (node.type === 'textDirective' && node.children.length > 0)
    ) {
      const reason = `"${node.name}" after a colon is not shown. Put it between backticks, or write the colon as \\:.`;
      file.message(reason, start);
    }
  });
}
