import type { Html, Root, RootContent } from 'mdast';

/** What is wrong, and on which line. */
interface Mistake {
  readonly line: number;
  readonly message: string;
}

/** What begins a fold: both tags, and nothing else up to the next empty line. */
const OPENING = /^<details>\n<summary>([^<\n]+)<\/summary>$/;
const CLOSING = '</details>';

/** The summary of a fold that lists points, and says how many. */
const MORE = /^More cases: (\d+)$/;

const PROOF = 'Proof';

const FORM =
  'Write <details>, below it <summary>More cases: 2</summary> and an empty line, and at its end </details> between empty lines.';

interface Fold {
  readonly line: number;
  readonly summary: string;
  /** Items of lists and rows of tables that stand directly in it. */
  points: number;
}

/**
 * Finds folds (`<details>`) that are not written as a code host, the website and the
 * checks read them.
 */
export function foldMistakes({ children }: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const open: Fold[] = [];
  const report = (line: number, message: string): void =>
    void mistakes.push({ line, message });
  for (const node of children) {
    const line = node.position?.start.line ?? 0;
    const fold = open.at(-1);
    if (isTag(node)) {
      const [, summary] = OPENING.exec(node.value) ?? [];
      if (summary !== undefined) {
        if (fold?.summary === PROOF)
          report(
            line,
            `a proof holds no other fold. Write it behind line ${String(fold.line)}'s ${CLOSING}.`,
          );
        open.push({ line, summary, points: 0 });
      } else if (node.value === CLOSING && fold) {
        open.pop();
        const [, count] = MORE.exec(fold.summary) ?? [];
        if (count !== undefined && Number(count) !== fold.points)
          report(
            fold.line,
            `the number of its points is ${String(fold.points)}. Write "More cases: ${String(fold.points)}".`,
          );
      } else
        report(
          line,
          [
            `"${String(node.value.split('\n')[0])}" begins or ends no fold.`,
            FORM,
          ].join(' '),
        );
    } else if (fold && node.type === 'list')
      fold.points += node.children.length;
    else if (fold && node.type === 'table')
      fold.points += node.children.length - 1;
    else if (fold?.summary === PROOF && node.type === 'heading')
      report(line, 'a proof has no heading: it is not on the page.');
  }
  for (const { line } of open)
    report(
      line,
      `this fold is not closed. Write ${CLOSING} below its last line, between empty lines.`,
    );
  return mistakes;
}

const isTag = (node: RootContent): node is Html =>
  node.type === 'html' && /<\/?(?:details|summary)\b/.test(node.value);
