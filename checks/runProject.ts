import {
  isRun,
  type Outcome,
  type PageChecks,
  type ProjectCheck,
} from './pageChecks';
import type { Block } from './blocks';
import { createProject, type Project } from './library/project';
import { LIMIT, type Printed } from './library/sharedNode';
import { runExample } from './library/runExample';
import {
  installedDir,
  type Integration,
  integrationOf,
  whatLacks,
} from './integrations';

/**
 * Runs the programs and commands of a section in one project.
 *
 * @param libraryDir absolute path of the version's workspace
 * @param isAlone whether each program has a process of its own, as a reader's has
 * @returns one outcome per output block, and one per problem
 * @throws Error when the tool of the section is not installed
 */
export async function runProject(
  check: ProjectCheck,
  libraryDir: string,
  isAlone = false,
): Promise<Outcome[]> {
  const tool = integrationOf(check);
  const toolDir = tool && installedDir(tool);
  const project = await createProject(libraryDir, check.packages, toolDir);
  const outcomes: Outcome[] = [];
  try {
    for (const { block, outputs } of check.steps) {
      const { name } = block.attributes;
      if (name !== undefined) await project.write(name, `${block.text}\n`);
      if (!isRun(block)) continue;
      outcomes.push(...(await runStep(project, block, outputs, tool, isAlone)));
    }
  } finally {
    await project.remove();
  }
  return outcomes;
}

/** Runs the examples of a page, then its programs and commands. */
export async function runPage(
  { examples, projects }: Pick<PageChecks, 'examples' | 'projects'>,
  libraryDir: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of examples) {
    outcomes.push(await runExample(check, libraryDir));
  }
  for (const check of projects) {
    outcomes.push(...(await runProject(check, libraryDir)));
  }
  return outcomes;
}

async function runStep(
  project: Project,
  run: Block,
  outputs: readonly Block[],
  tool: Integration | undefined,
  isAlone: boolean,
): Promise<Outcome[]> {
  const shared = isAlone || tool ? undefined : sharedProgram(run);
  const { output, code } =
    shared === undefined
      ? await project.run(commandOf(run))
      : await runShared(project, run, shared);
  const expectedCode = Number(run.attributes.exit ?? 0);
  const hasOutput = outputs.some(
    ({ attributes: { name } }) => name === undefined,
  );
  const problem =
    code === null
      ? `was stopped: it crashed, or ran for ${String(LIMIT / 60_000)} minutes. It printed`
      : code !== expectedCode
        ? `ended with exit code ${String(code)}, not ${String(expectedCode)}, and printed`
        : !hasOutput && output !== '' && 'prints, but no output block follows';
  if (problem !== false) {
    const lack = tool && whatLacks(tool, output);
    const why = [...(lack === undefined ? [] : [lack]), problem].join('. It ');
    return [{ block: run, actual: '', problem: `${why}:\n${output}` }];
  }
  return Promise.all(outputs.map((block) => outcomeOf(project, block, output)));
}

/** The file of a program that leaves its process as it was, for others after it. */
const sharedProgram = ({ text, language, attributes }: Block) =>
  attributes.exit === undefined &&
  language !== 'ts' &&
  !/process\.|child_process/.test(text)
    ? attributes.name
    : undefined;

async function runShared(
  project: Project,
  run: Block,
  name: string,
): Promise<Printed> {
  const printed = await project.runShared(name);
  // Node prints errors in another way in a shared process.
  return printed.code === 0 ? printed : project.run(commandOf(run));
}

/** A program in TypeScript is compiled before it is run. */
function commandOf({ text, language, attributes: { name } }: Block): string[] {
  if (name === undefined) return ['bash', '-ec', text];
  if (language !== 'ts') return ['node', name];
  // Without `--skipLibCheck`, the types of DOM take most of the time.
  const compile = `node_modules/.bin/tsc --strict --skipLibCheck ${name}`;
  return ['bash', '-ec', `${compile} && node ${name.replace(/ts$/, 'js')}`];
}

async function outcomeOf(
  project: Project,
  block: Block,
  printed: string,
): Promise<Outcome> {
  const { name } = block.attributes;
  const text = name === undefined ? printed : await project.read(name);
  if (text !== undefined) return { block, actual: text.replace(/\n$/, '') };
  const problem = `no file "${name ?? ''}" was written.`;
  return { block, actual: '', problem };
}
