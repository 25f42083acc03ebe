import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { blankComments, isFoldEnd, PROOF, summaryOf } from '../shared/markdown';

/** A mistake in a `<details>`, with the text to write instead. */
export interface FoldMistake {
  readonly node: Nodes;
  readonly message: string;
}

/** A `<details>` with the content that was read so far. */
interface Fold {
  readonly start: RootContent;
  readonly summary: string;
  readonly content: RootContent[];
}

const FORM =
  'write "<details>", on the next line "<summary>Ids, animations (3)</summary>" or "<summary>Proof</summary>", then a blank line; at the end a blank line and "</details>"';

/** The number in "Ids, animations (3)". */
const COUNTED = /(?<=\()\d+(?=\)$)/;

const TAG = /<\/?(?:details|summary)\b/i;

/**
 * Finds each `<details>` that does not have the form in CONTRIBUTING.md, "A proof".
 * Browsers would show it differently than its author expects.
 */
export function foldMistakes(tree: Root): FoldMistake[] {
  const mistakes: FoldMistake[] = [];
  const report = (node: Nodes, message: string): void => {
    mistakes.push({ node, message });
  };
  const open: Fold[] = [];
  for (const node of tree.children) {
    const summary = summaryOf(node);
    if (summary !== undefined) {
      open.at(-1)?.content.push(node);
      if (open.some((fold) => summary !== PROOF || fold.summary === PROOF))
        report(
          node,
          'only a proof may be inside another <details>, and a proof contains no <details>. Close the one above first.',
        );
      open.push({ start: node, summary, content: [] });
    } else if (isFoldEnd(node)) {
      const fold = open.pop();
      if (fold)
        for (const message of wrongIn(fold)) report(fold.start, message);
      else report(node, 'no <details> is open here. Delete the line.');
    } else open.at(-1)?.content.push(node);
  }
  for (const { start } of open)
    report(
      start,
      'the <details> is not closed. Write </details> below its last line, after a blank line.',
    );
  visit(tree, 'html', (node, _index, parent) => {
    const isRight =
      parent === tree && (summaryOf(node) !== undefined || isFoldEnd(node));
    if (TAG.test(blankComments(node.value)) && !isRight)
      report(node, `each tag needs a line of its own: ${FORM}.`);
  });
  return mistakes;
}

function wrongIn({ summary, content }: Fold): string[] {
  // Folds inside it are checked by themselves.
  const own = outermost(content);
  if (content.length === 0) return ['this <details> is empty. Delete it.'];
  if (summary === PROOF) return wrongInProof(content);
  if (/^\s|\s$|^$|[<>`*_[\]]/.test(summary))
    return ['the summary must be plain text. Write it without Markdown.'];
  if (/^proofs?\b/i.test(summary))
    return [`the summary of a proof is "${PROOF}".`];
  if (!COUNTED.test(summary)) return [];
  const points = own.reduce((count, node) => count + pointsOf(node), 0);
  if (points === 0)
    return [
      'the number counts list items and table rows, but there are none here. Write the summary without a number.',
    ];
  const wanted = summary.replace(COUNTED, String(points));
  return summary === wanted
    ? []
    : [
        `its lists and tables have ${String(points)} points. Write "${wanted}".`,
      ];
}

/** The items of a list, or the rows of a table below its head. */
function pointsOf(node: RootContent): number {
  if (node.type === 'list') return node.children.length;
  return node.type === 'table' ? node.children.length - 1 : 0;
}

function wrongInProof(content: readonly RootContent[]): string[] {
  const mistakes: string[] = [];
  if (content.some(({ type }) => type === 'heading'))
    mistakes.push(
      'a proof is not shown on the page, so it must have no heading. Delete the heading.',
    );
  if (!content.some(({ type }) => type === 'code'))
    mistakes.push('a proof needs a code block. Write one.');
  return mistakes;
}

/** The content of a fold without the folds inside it. */
function outermost(content: readonly RootContent[]): RootContent[] {
  let depth = 0;
  return content.filter((node) => {
    if (summaryOf(node) !== undefined) depth += 1;
    const isOwn = depth === 0;
    if (isFoldEnd(node)) depth -= 1;
    return isOwn;
  });
}
