import { install, integrationOf } from './integrations';
import type { Block } from './blocks';
import { createProject, type Project } from './library/project';
import { LIMIT, type Printed } from './library/sharedNode';
import { isRun, type Outcome, type ProjectCheck } from './pageChecks';

/**
 * Runs the programs and commands of a section in one project, in which the tool of the
 * section is installed.
 *
 * @param libraryDir absolute path of the version's workspace
 * @returns one outcome per output block, and one per problem
 */
export async function runProject(
  check: ProjectCheck,
  libraryDir: string,
): Promise<Outcome[]> {
  const tool = integrationOf(check);
  const toolDir = tool && (await install(tool));
  const project = await createProject(libraryDir, check.packages, toolDir);
  const outcomes: Outcome[] = [];
  try {
    for (const { block, outputs } of check.steps) {
      const { name } = block.attributes;
      if (name !== undefined) await project.write(name, `${block.text}\n`);
      if (!isRun(block)) continue;
      const printed = await print(project, block, toolDir === undefined);
      outcomes.push(...(await outcomesOf(project, block, outputs, printed)));
    }
  } finally {
    await project.remove();
  }
  return outcomes;
}

/** @param mayShare whether a program may run in a process that others have used */
async function print(
  project: Project,
  { text, language, attributes: { name, exit } }: Block,
  mayShare: boolean,
): Promise<Printed> {
  if (name === undefined) return project.run(['bash', '-ec', text]);
  if (language === 'ts') {
    // Without `--skipLibCheck`, the types of DOM take most of the time.
    const compile = `node_modules/.bin/tsc --strict --skipLibCheck ${name}`;
    const run = `${compile} && node ${name.replace(/ts$/, 'js')}`;
    return project.run(['bash', '-ec', run]);
  }
  const leavesAsItWas =
    exit === undefined && !/process\.|child_process/.test(text);
  if (mayShare && leavesAsItWas) {
    const printed = await project.runShared(name);
    // Node prints errors in another way in a shared process.
    if (printed.code === 0) return printed;
  }
  return project.run(['node', name]);
}

async function outcomesOf(
  project: Project,
  run: Block,
  outputs: readonly Block[],
  { output, code }: Printed,
): Promise<Outcome[]> {
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
  if (problem !== false)
    return [{ block: run, actual: '', problem: `${problem}:\n${output}` }];
  return Promise.all(outputs.map((block) => outcomeOf(project, block, output)));
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
