import { at, type Outcome, type ProjectCheck } from './checks';
import type { Block } from './blocks';
import { createProject, type Project } from './project';

/**
 * Runs the programs and commands of a section in one project.
 *
 * @param libraryDir absolute path of the version's workspace
 * @returns one outcome per output block, and one per problem
 */
export async function runProject(
  check: ProjectCheck,
  libraryDir: string,
): Promise<Outcome[]> {
  const project = await createProject(libraryDir, check.packages);
  const outcomes: Outcome[] = [];
  try {
    for (const step of check.steps) {
      if (step.type === 'write') await write(project, step.file);
      else outcomes.push(...(await runStep(project, step.run, step.outputs)));
    }
  } finally {
    await project.remove();
  }
  return outcomes;
}

function write(project: Project, block: Block): Promise<void> {
  return project.write(block.attributes.name ?? '', `${block.text}\n`);
}

async function runStep(
  project: Project,
  run: Block,
  outputs: readonly Block[],
): Promise<Outcome[]> {
  const name = run.attributes.name;
  if (name !== undefined) await write(project, run);
  const { output, code } = await project.run(commandOf(run));
  const expectedCode = Number(run.attributes.exit ?? 0);
  const hasOutput = outputs.some(
    ({ attributes: { name } }) => name === undefined,
  );
  const problem =
    code !== expectedCode
      ? `ended with exit code ${String(code)}, not ${String(expectedCode)}, and printed`
      : !hasOutput && output !== '' && 'prints, but no output block follows';
  if (problem !== false) {
    const message = `${at(run)}: ${problem}:\n${output}`;
    return [{ block: run, actual: run.text, problem: message }];
  }
  return Promise.all(outputs.map((block) => outcomeOf(project, block, output)));
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
  const problem = `${at(block)}: no file "${name ?? ''}" was written.`;
  return { block, actual: '', problem };
}
