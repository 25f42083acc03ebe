import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { Block } from './blocks';
import {
  at,
  type Outcome,
  type PageChecks,
  readPageChecks,
} from './pageChecks';
import { runExample } from './library/runExample';
import { SITE_DIR } from '../src/htmlnano/versions';
import { MARKS } from '../src/plugins/code-examples/visible';
import { type Integration, integrationOf, whyLeftOut } from './integrations';
import { passedChecks } from './passed';
import { runProject } from './runProject';

/** The environment variable that names blocks to run, such as `config.md:12`. */
export const BLOCKS_VARIABLE = 'BLOCKS';

/** The title of the test of a page's blocks. */
export const titleOf = (page: string): string =>
  `${page}: each block makes what the page shows`;

/** An example, or what a section tells its readers to run. */
interface Check {
  readonly blocks: readonly Block[];
  readonly tool?: Integration | undefined;
  /** Everything that the outcome depends on, beside code and packages. */
  readonly key: unknown;
  readonly run: () => Promise<readonly Outcome[]>;
}

/** Lists what is run of a page, in its order. */
export function checksIn(
  { examples, projects }: PageChecks,
  libraryDir: string,
): readonly Check[] {
  const library = path.basename(libraryDir);
  const checks: Check[] = [
    ...examples.map((check) => ({
      blocks: Object.values(check).filter((block) => block !== undefined),
      key: [library, textOf(check)],
      run: async () => [await runExample(check, libraryDir)],
    })),
    ...projects.map((check) => {
      const tool = integrationOf(check);
      return {
        blocks: check.steps.flatMap(({ block, outputs }) => [
          block,
          ...outputs,
        ]),
        tool,
        key: [library, tool?.id, textOf(check)],
        run: () => runProject(check, libraryDir),
      };
    }),
  ];
  return checks.sort((one, other) => endOf(one) - endOf(other));
}

const endOf = ({ blocks }: Check): number =>
  Math.max(...blocks.map(({ line }) => line));

const PLACE = ['file', 'line', 'endLine', 'proof'];

/** All of a check but where it is on its page. */
const textOf = (check: object): string =>
  JSON.stringify(check, (name, value: unknown) =>
    PLACE.includes(name) ? undefined : value,
  );

/**
 * Runs the blocks of a page, except those that have passed before.
 *
 * @param page its path, relative to the site
 * @param libraryDir absolute path of the version's workspace
 * @param checks those of the page
 * @returns what is wrong, and what was left out and why
 */
export async function runBlocks(
  page: string,
  libraryDir: string,
  checks = readPageChecks(SITE_DIR, page),
): Promise<Record<'wrong' | 'notes', readonly string[]>> {
  const lines = linesOf(page);
  const passed = passedChecks(path.join('blocks', page));
  const all = checksIn(checks, libraryDir);
  const asked = all.filter(
    ({ blocks }) => !lines || blocks.some((block) => isOn(lines, block)),
  );
  const leftOut = new Set<string>();
  const wrong: string[] = [];
  for (const check of asked) {
    const reason = whyLeftOut(check.tool);
    if (reason === undefined)
      wrong.push(...(await passed.check(check.key, () => mistakesOf(check))));
    else leftOut.add(reason);
  }
  passed.save(!lines);
  for (const line of lines ?? []) {
    if (asked.some(({ blocks }) => blocks.some((each) => isOn([line], each))))
      continue;
    const begin = all.flatMap(({ blocks }) => blocks.map((each) => each.line));
    const next = begin.filter((each) => each > line).sort((a, b) => a - b)[0];
    wrong.push(
      `${page}:${String(line)}: here is no block that is run. ${next === undefined ? 'None follows.' : `The next one begins on line ${String(next)}.`}`,
    );
  }
  if (passed.count() > 0)
    leftOut.add(
      `${String(passed.count())} of ${String(asked.length)} examples and sections have passed before with the same text, packages and code: CI=1 runs them, too`,
    );
  return {
    wrong,
    notes: [...leftOut].map((note) => `Left out of ${page}: ${note}.`),
  };
}

async function mistakesOf({ blocks, run }: Check): Promise<string[]> {
  try {
    return (await run()).flatMap((outcome) => mismatch(outcome) ?? []);
  } catch (error) {
    // Such as a tool or package that is not installed: other blocks run without.
    const [block] = blocks;
    return [`${block ? at(block) : ''}: ${String(error)}`];
  }
}

/** The lines that are asked for on a page, or `undefined` for all. */
function linesOf(page: string): readonly number[] | undefined {
  const lines = (process.env[BLOCKS_VARIABLE] ?? '')
    .split(',')
    .filter((block) => block !== '')
    .map((block) => block.split(':'))
    .flatMap(([file = '', line]) => (page.includes(file) ? Number(line) : []));
  return lines.length > 0 ? lines : undefined;
}

const isOn = (lines: readonly number[], block: Block): boolean =>
  lines.some((line) => block.line <= line && line <= block.endLine);

/**
 * Describes how a page differs from the actual outcome.
 *
 * @returns a message with file, line and, except for a problem, a unified diff
 *   with visible white space; `undefined` when the page is right
 */
export function mismatch(outcome: Outcome): string | undefined {
  const { block, actual, problem } = outcome;
  if (problem !== undefined) return `${at(block)}: ${problem}`;
  if (block.text === actual) return undefined;
  const diff = createTwoFilesPatch(
    'the page',
    'what comes out',
    visible(`${block.text}\n`),
    visible(`${actual}\n`),
  );
  return `${at(block)}: the ${block.kind} is not what really comes out. To write what does: npm run examples:update -- ${block.file}\n${diff.replace(/^.*\n/, '')}`;
}

const visible = (text: string): string =>
  text.replace(
    /[ \t\u00a0\r\n]/g,
    (space) => (MARKS[space] ?? '') + (space === '\n' ? space : ''),
  );
