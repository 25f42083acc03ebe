import path from 'node:path';
import type { Block } from './blocks';
import {
  at,
  type Outcome,
  type PageChecks,
  readPageChecks,
} from './pageChecks';
import { mismatch } from './compare';
import { runExample } from './library/runExample';
import { SITE_DIR } from '../src/htmlnano/versions';
import {
  type Integration,
  integrationOf,
  INTEGRATIONS_VARIABLE,
  whyLeftOut,
} from './integrations';
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
  // `npm test` has programs share a process; other commands do not.
  const isAlone = process.env[INTEGRATIONS_VARIABLE] === undefined;
  const lines = linesOf(page);
  const passed = passedChecks(
    path.join('blocks', isAlone ? 'alone' : 'shared', page),
  );
  const all = checksIn(checks, libraryDir, isAlone);
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
  const count = String(passed.count());
  return {
    wrong,
    notes: [
      ...leftOut,
      ...(passed.count() === 0
        ? []
        : [
            `${count} of ${String(asked.length)} examples and sections have passed before with the same text, packages and code: CI=1 runs them, too`,
          ]),
    ].map((note) => `Left out of ${page}: ${note}.`),
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

function checksIn(
  { examples, projects }: PageChecks,
  libraryDir: string,
  isAlone: boolean,
): Check[] {
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
        key: [library, tool?.id, isAlone, textOf(check)],
        run: () => runProject(check, libraryDir, isAlone),
      };
    }),
  ];
  return checks.sort((one, other) => endOf(one) - endOf(other));
}

/** The line of its last block: mistakes are listed in the order of the page. */
const endOf = ({ blocks }: Check): number =>
  Math.max(...blocks.map(({ line }) => line));

const PLACE = ['file', 'line', 'endLine', 'proof'];

/** All of a check but where it is on its page. */
const textOf = (check: object): string =>
  JSON.stringify(check, (name, value: unknown) =>
    PLACE.includes(name) ? undefined : value,
  );
