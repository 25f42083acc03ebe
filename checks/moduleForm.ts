import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { failIf, failure, type Failure } from './failure';
import {
  isFoldEnd,
  parseMarkdown,
  summaryOf,
  withoutProofs,
} from '../src/plugins/shared/markdown';

/** How much may stand where, so that a reader finds what they came for. */
const MOST = {
  wordsBeforeModules: 100,
  wordsOfWhat: 40,
  wordsBeforeExample: 60,
  points: 5,
  wordsOfPoint: 40,
} as const;

/** Where what is too much belongs. */
const MORE = 'its fold';

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

/** A piece of a section, and what part of a module it is. */
interface Piece {
  readonly node: RootContent;
  readonly part: Part;
}

/**
 * Holds the form of CONTRIBUTING.md, "A new module": each module says first what it does,
 * shows it, and folds what few readers need.
 *
 * @param file its path, for messages
 */
export function checkModuleForm(markdown: string, file: string): Failure[] {
  const nodes = withoutProofs(parseMarkdown(markdown)).children;
  const wordsIn = (some: readonly Nodes[]): number =>
    some.map((node) => wordsOf(node, markdown)).reduce((a, b) => a + b, 0);
  const isHeading = (node: RootContent, depth: number): boolean =>
    node.type === 'heading' && node.depth <= depth;
  const failures: Failure[] = [];
  const first = nodes.findIndex((node) => isHeading(node, 2) && !isTitle(node));
  const before = nodes.slice(0, first);
  const words = wordsIn(
    visible(before).filter(
      ({ type }) => type !== 'heading' && type !== 'table',
    ),
  );
  failures.push(
    ...failIf(
      words > MOST.wordsBeforeModules,
      placeOf(before[0], file),
      `${String(words)} words stand before the first module, beside the overview. Leave at most ${String(MOST.wordsBeforeModules)}: fold the others.`,
    ),
  );
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'heading' || node.depth !== 3) continue;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex((each) => isHeading(each, 3));
    const section = end < 0 ? rest : rest.slice(0, end);
    failures.push(...checkSection(node, section, wordsIn, file));
  }
  return failures;
}

/** The words of a node as they are written; code is none. */
function wordsOf({ type, position }: Nodes, markdown: string): number {
  if (type === 'code') return 0;
  const text = markdown.slice(position?.start.offset, position?.end.offset);
  return text.split(/\s+/).filter((word) => /[^-*|:]/.test(word)).length;
}

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

function checkSection(
  heading: RootContent,
  section: readonly RootContent[],
  wordsIn: (nodes: readonly Nodes[]) => number,
  file: string,
): Failure[] {
  const name = toString(heading);
  const pieces = piecesOf(section);
  const of = (part: Part): RootContent[] =>
    pieces.filter((piece) => piece.part === part).map(({ node }) => node);
  const at = (node?: RootContent) => placeOf(node ?? heading, file);
  const [what] = section;
  const example = section.findIndex(({ type }) => type === 'code');
  const wordsOfWhat = what?.type === 'paragraph' ? wordsIn([what]) : 0;
  const wordsBefore = wordsIn(visible(section.slice(0, Math.max(example, 0))));
  const [title] = of(`"**${CAN_BREAK}**"`);
  const points = of('its points').flatMap((node) =>
    node.type === 'list' ? node.children : [],
  );
  const isNothing = title && toString(title).includes('Nothing known.');
  return [
    ...failIf(
      wordsOfWhat === 0 || wordsOfWhat > MOST.wordsOfWhat,
      at(what),
      `"${name}" begins with a paragraph of at most ${String(MOST.wordsOfWhat)} words: what it does, for whom. ${wordsOfWhat === 0 ? 'Write it' : `This one has ${String(wordsOfWhat)}: move the others to ${MORE}`}.`,
    ),
    ...failIf(
      example < 0,
      at(),
      `"${name}" has no example. Write one below its first paragraph.`,
    ),
    ...failIf(
      wordsBefore > MOST.wordsBeforeExample,
      at(what),
      `${String(wordsBefore)} words stand before the first example of "${name}". Leave at most ${String(MOST.wordsBeforeExample)}: move the others to ${MORE}.`,
    ),
    ...failIf(
      !title,
      at(),
      `"${name}" needs a paragraph "**${CAN_BREAK}** Fix: …" with a list below it, or "**${CAN_BREAK}** Nothing known."`,
    ),
    ...failIf(
      title !== undefined && !isNothing && points.length === 0,
      at(title),
      `a list of what "${name}" can break belongs here, or "Nothing known."`,
    ),
    ...failIf(
      points.length > MOST.points,
      at(title),
      `${String(points.length)} points tell what "${name}" can break. Leave the ${String(MOST.points)} that harm the most pages: move the others to ${MORE}.`,
    ),
    ...points.flatMap((point) => {
      const words = wordsIn([point]);
      return failIf(
        words > MOST.wordsOfPoint,
        placeOf(point, file),
        `this point has ${String(words)} words. Leave at most ${String(MOST.wordsOfPoint)}, one fact with its fix: move the others to ${MORE}.`,
      );
    }),
    ...checkOrder(name, pieces, file),
  ];
}

/** Each piece belongs behind those of the parts before it. */
function checkOrder(
  name: string,
  pieces: readonly Piece[],
  file: string,
): Failure[] {
  let last = 0;
  for (const { node, part } of pieces) {
    const index = PARTS.indexOf(part);
    if (index < last) {
      const message =
        part === 'what it does'
          ? `this stands behind ${PARTS[last] ?? ''} of "${name}". Move it to ${MORE}.`
          : `${part} of "${name}" belongs before ${PARTS[last] ?? ''}. Move it there: the order is ${PARTS.join(', ')}.`;
      return [failure(placeOf(node, file), message)];
    }
    last = index;
  }
  return [];
}

/** What is in the open and no other part counts as what a module does. */
function piecesOf(section: readonly RootContent[]): Piece[] {
  const pieces: Piece[] = [];
  let part: Part = 'what it does';
  let isFolded = false;
  let hasExample = false;
  for (const node of section) {
    if (summaryOf(node) !== undefined) {
      isFolded = true;
      part = 'the fold';
    } else if (isFolded) isFolded = !isFoldEnd(node);
    else if (node.type === 'code' && !hasExample) {
      hasExample = true;
      part = 'the first example';
    } else part = partOf(node, part);
    pieces.push({ node, part });
  }
  return pieces;
}

function partOf(node: RootContent, above: Part): Part {
  const text = node.type === 'paragraph' ? toString(node) : '';
  if (node.type === 'table') return 'the table';
  if (node.type === 'list' && above === `"**${CAN_BREAK}**"`)
    return 'its points';
  if (text.startsWith(CAN_BREAK)) return `"**${CAN_BREAK}**"`;
  if (text.startsWith('Changed since ')) return 'the line "Changed since …"';
  // A comment, or words between the first examples.
  const isPart = node.type === 'html' || above === 'the first example';
  return isPart ? above : 'what it does';
}

/** What of these nodes is not folded. */
function visible(nodes: readonly RootContent[]): RootContent[] {
  let isFolded = false;
  return nodes.filter((node) => {
    if (summaryOf(node) !== undefined) isFolded = true;
    const isVisible = !isFolded && node.type !== 'html' && node.type !== 'yaml';
    if (isFoldEnd(node)) isFolded = false;
    return isVisible;
  });
}

const placeOf = (node: Pick<Nodes, 'position'> | undefined, file: string) => ({
  file,
  line: node?.position?.start.line ?? 1,
});
