import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { failIf, type Failure } from './failure';
import {
  isFoldEnd,
  parseMarkdown,
  summaryOf,
  withoutProofs,
} from '../src/plugins/shared/markdown';

const CAN_BREAK = 'Can break.';

/** The parts of a module in the open, in order. */
const PARTS = [
  'what it does',
  'the first example',
  'the table',
  `"**${CAN_BREAK}**"`,
  'its points',
  'the line "Changed since …"',
  'the fold',
] as const;

type Part = (typeof PARTS)[number];

/**
 * Holds the form of CONTRIBUTING.md, "A new module": each module says first what it does,
 * shows it, and folds what few readers need.
 *
 * @param file its path, for messages
 */
export function checkModuleForm(markdown: string, file: string): Failure[] {
  const nodes = withoutFolded(withoutProofs(parseMarkdown(markdown)).children);
  const failures: Failure[] = [];
  const check = (isWrong: boolean, node: Nodes, message: string): void => {
    const line = node.position?.start.line ?? 0;
    failures.push(...failIf(isWrong, { file, line }, message));
  };
  const checkWords = (some: readonly Nodes[], most: number, what: string) => {
    const words = some.map((node) => wordsOf(node, markdown));
    const count = words.reduce((a, b) => a + b, 0);
    const message = `${what} has ${String(count)} words. Leave at most ${String(most)}, and fold the others.`;
    for (const node of some.slice(0, 1)) check(count > most, node, message);
  };

  const first = nodes.findIndex((node) => isHeading(node, 2));
  const before = nodes
    .slice(0, first)
    .filter(({ type }) => type !== 'table' && type !== 'html');
  checkWords(
    before,
    100,
    'what stands before the modules, beside the overview,',
  );

  for (const [index, heading] of nodes.entries()) {
    if (!isHeading(heading, 3)) continue;
    const name = `"${toString(heading)}"`;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(
      (node) => isHeading(node, 2) || isHeading(node, 3),
    );
    const section = end < 0 ? rest : rest.slice(0, end);
    const count = failures.length;
    let part: Part = 'what it does';
    const parts = new Map<Part, RootContent[]>();
    for (const node of section) {
      const next = partOf(node, part);
      const isEarly = PARTS.indexOf(next) < PARTS.indexOf(part);
      check(
        isEarly,
        node,
        `${next} of ${name} belongs before ${part}, or into the fold: the order is ${PARTS.join(', ')}.`,
      );
      if (isEarly) break;
      part = next;
      parts.set(part, [...(parts.get(part) ?? []), node]);
    }
    // In another order, what follows counts as another part than it is.
    if (failures.length > count) continue;
    const of = (some: Part) => parts.get(some) ?? [];
    const points = of('its points').flatMap((node) =>
      node.type === 'list' ? node.children : [],
    );
    for (const needed of PARTS.slice(0, 2).concat(PARTS[3]))
      check(of(needed).length === 0, heading, `${name} lacks ${needed}.`);
    for (const node of of(PARTS[3]))
      check(
        (points.length === 0) !== toString(node).includes('Nothing known.'),
        node,
        `a list of what ${name} can break belongs here, or "Nothing known."`,
      );
    checkWords(section.slice(0, 1), 40, `what ${name} does`);
    checkWords(
      of('what it does'),
      60,
      `what stands before the example of ${name}`,
    );
    check(
      points.length > 5,
      heading,
      `${String(points.length)} points tell what ${name} can break. Leave the 5 that harm the most pages, and fold the others.`,
    );
    for (const point of points)
      checkWords([point], 40, `this point of ${name}`);
  }
  return failures;
}

const isHeading = (node: RootContent, depth: number): boolean =>
  node.type === 'heading' && node.depth === depth;

/** The words of a node as they are written; code is none. */
function wordsOf({ type, position }: Nodes, markdown: string): number {
  if (type === 'code' || type === 'heading') return 0;
  const text = markdown.slice(position?.start.offset, position?.end.offset);
  return text.split(/\s+/).filter((word) => /[^-*|:]/.test(word)).length;
}

/** What is in the open and no other part counts as what a module does. */
function partOf(node: RootContent, above: Part): Part {
  const text = toString(node);
  if (summaryOf(node) !== undefined) return 'the fold';
  if (node.type === 'code') return 'the first example';
  if (node.type === 'table') return 'the table';
  if (node.type === 'list' && above === PARTS[3]) return 'its points';
  if (text.startsWith(CAN_BREAK)) return PARTS[3];
  if (text.startsWith('Changed since ')) return 'the line "Changed since …"';
  // Words between the first examples.
  return above === 'the first example' ? above : 'what it does';
}

/** Leaves out what is folded, but for the beginnings of folds, and comments. */
function withoutFolded(nodes: readonly RootContent[]): RootContent[] {
  let isFolded = false;
  return nodes.filter((node) => {
    const isStart = !isFolded && summaryOf(node) !== undefined;
    const isKept = isStart || !(isFolded || /^(html|yaml)$/.test(node.type));
    isFolded = (isFolded || isStart) && !isFoldEnd(node);
    return isKept;
  });
}
