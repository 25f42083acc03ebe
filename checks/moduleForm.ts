import path from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Failure, failIf, failure } from '../src/htmlnano/facts/failure';
import {
  parseMarkdown,
  readMarkdown,
  withoutProofs,
} from '../src/plugins/shared/markdown';

/** Words that a reader passes at most, as CONTRIBUTING.md says ("A new module"). */
const LIMITS = { what: 40, untilExample: 60, points: 5, point: 40 } as const;

/** The parts of a module's section, in the order in which readers need them. */
const PARTS: readonly (readonly [
  name: string,
  begins: (node: RootContent, text: string) => boolean,
])[] = [
  [
    'what it does',
    ({ type }, text) => type === 'paragraph' && !isLabeled(text),
  ],
  ['an example', ({ type }) => type === 'code'],
  ['the table', ({ type }) => type === 'table'],
  ['**Can break.**', (_, text) => text.startsWith('Can break.')],
  [
    '"More cases"',
    ({ type }, text) => type === 'html' && text.includes('More'),
  ],
];

const isLabeled = (text: string): boolean =>
  /^(?:Can break\.|Changed since )/.test(text);

const wordsOf = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;

const textOf = (node: RootContent): string =>
  node.type === 'html' ? node.value : toString(node);

/**
 * Checks that the sections of a modules page have the form that readers need: the
 * example at once, the table, what can break, and the rest folded.
 *
 * @param file the page's path, relative to the site
 */
export function checkModuleForm(siteDir: string, file: string): Failure[] {
  const tree = withoutProofs(
    parseMarkdown(readMarkdown(path.join(siteDir, file))),
  );
  const failures: Failure[] = [];
  let section: RootContent[] | undefined;
  const close = (): void => {
    if (section) failures.push(...checkSection(section, file));
  };
  for (const node of tree.children) {
    if (node.type === 'heading') {
      close();
      section = node.depth === 3 ? [node] : undefined;
    } else section?.push(node);
  }
  close();
  return failures;
}

function checkSection(
  [heading, ...nodes]: readonly RootContent[],
  file: string,
): Failure[] {
  if (!heading) return [];
  const name = toString(heading);
  const at = (node: RootContent) => ({
    file,
    line: node.position?.start.line ?? 0,
  });
  const begins = PARTS.map(([, is]) =>
    nodes.findIndex((node) => is(node, textOf(node))),
  );
  const missing = PARTS.slice(0, -1).filter((_, index) => begins[index] === -1);
  if (missing.length > 0) {
    const parts = missing.map(([part]) => part).join(', ');
    return [failure(at(heading), `"${name}" lacks ${parts}.`)];
  }
  const found = begins.filter((index) => index >= 0);
  const wrong = found.findIndex(
    (index, part) => index < (found[part - 1] ?? 0),
  );
  if (wrong > 0) {
    const [part = ''] = PARTS[wrong] ?? [];
    const [before = ''] = PARTS[wrong - 1] ?? [];
    const node = nodes[found[wrong] ?? 0] ?? heading;
    return [
      failure(at(node), `${part} stands above ${before}. Move it below.`),
    ];
  }
  const [, example = 0, , broken = 0, more = nodes.length] = begins.map(
    (index) => (index < 0 ? nodes.length : index),
  );
  const [what = heading] = nodes;
  const before = nodes.slice(0, example).map(textOf).join(' ');
  const points = nodes
    .slice(broken, more)
    .flatMap((node) => (node.type === 'list' ? node.children : []));
  return [
    ...failIf(
      wordsOf(textOf(what)) > LIMITS.what,
      at(what),
      `say what "${name}" does, and for whom, in ${String(LIMITS.what)} words: these are ${String(wordsOf(textOf(what)))}. Fold the rest into "More cases".`,
    ),
    ...failIf(
      wordsOf(before) > LIMITS.untilExample,
      at(nodes[example] ?? heading),
      `${String(wordsOf(before))} words stand above the first example of "${name}", at most ${String(LIMITS.untilExample)} may. Move the rest below the table, or into "More cases".`,
    ),
    ...failIf(
      points.length > LIMITS.points,
      at(points[LIMITS.points] ?? heading),
      `"${name}" has ${String(points.length)} points under "Can break". Keep the ${String(LIMITS.points)} that harm most pages, and move the others into "More cases".`,
    ),
    ...points.flatMap((point) =>
      failIf(
        wordsOf(toString(point)) > LIMITS.point,
        { file, line: point.position?.start.line ?? 0 },
        `this point has ${String(wordsOf(toString(point)))} words, at most ${String(LIMITS.point)} may stand there: one fact, and its cure.`,
      ),
    ),
  ];
}
