import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { evaluate, EVALUATED } from '../../src/htmlnano/library/literal';
import type { RunResult } from '../../src/htmlnano/library/runLibrary';
import type { Kind } from '../../src/plugins/code-examples/grammar';
import type { Block } from '../blocks';
import type { ExampleCheck, Outcome } from '../pageChecks';
import { createProject } from './project';
import { runInNode } from './runInNode';
import { LIMIT } from './sharedNode';

/**
 * Runs one example through the library of its version.
 *
 * @param libraryDir absolute path of the version's workspace
 * @returns the library's result, or the message of its error
 */
export async function runExample(
  check: ExampleCheck,
  libraryDir: string,
): Promise<Outcome> {
  const { source, options, config, expected } = check;
  const mistake = options && mistakeOf(options);
  if (options && mistake !== undefined) {
    return { block: options, actual: '', problem: mistake };
  }
  try {
    const run = config
      ? await runConfigured(check, config, libraryDir)
      : await withinLimit(
          runInNode(
            loadLibrary(libraryDir),
            source.text,
            () => evaluate(options?.text ?? '{}') as object,
            options?.attributes.preset,
          ),
        );
    const problem = problemOf(run, expected.kind);
    return { block: expected, actual: run.text, problem };
  } catch (error) {
    return { block: options ?? expected, actual: '', problem: String(error) };
  }
}

/** @throws Error if the run does not end */
async function withinLimit(run: Promise<RunResult>): Promise<RunResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = `htmlnano has not answered after ${String(LIMIT / 1000)} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), LIMIT);
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/**
 * The syntax error in a page's options, if there is one; otherwise it would look like
 * an error of the library.
 */
function mistakeOf({ text }: Block): string | undefined {
  try {
    evaluate(text);
    return undefined;
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const line = new RegExp(`^${EVALUATED}:(\\d+)`).exec(stack)?.[1];
    // Found behind the last line, where `evaluate` closes its own parenthesis.
    const isTooShort = Number(line) > text.split('\n').length;
    const where = line === undefined ? '' : ` (line ${line} of the block)`;
    const why = isTooShort
      ? 'the block ends too early; is a bracket not closed?'
      : `${message}${where}.`;
    return `the options are no JavaScript expression: ${why}`;
  }
}

function problemOf(run: RunResult, expected: Kind): string | undefined {
  if (run.kind !== expected) {
    return expected === 'result'
      ? `the page shows a result, but the library throws. If that is meant, the block begins with \`\`\`text error.\n${run.text}`
      : `the page shows an error, but the library returns a result. If that is meant, the block begins with \`\`\`html result.\n${run.text}`;
  }
  return run.logged === ''
    ? undefined
    : `the library prints on the console:\n${run.logged}`;
}

/** A name that no page gives to a file. */
const PROGRAM = 'run-example.cjs';

// In another process: the library reads the file from the working directory.
async function runConfigured(
  { source, options }: ExampleCheck,
  { attributes: { name = '' }, text }: Block,
  libraryDir: string,
): Promise<RunResult> {
  const preset = options?.attributes.preset ?? '';
  // Not `{}`: with any options 1.1.1 and 2.1.0 read less of the file.
  const program = `
    const htmlnano = require('htmlnano');
    const print = (run) => console.log(JSON.stringify({ ...run, logged: '' }));
    htmlnano.process(
      ${JSON.stringify(source.text)},
      ${options ? `(${options.text}\n)` : 'undefined'},
      htmlnano.presets[${JSON.stringify(preset)}],
    ).then(
      ({ html: text }) => print({ kind: 'result', text }),
      ({ message: text }) => print({ kind: 'error', text }),
    );`;
  const project = await createProject(libraryDir, undefined);
  try {
    await project.write(name, `${text}\n`);
    await project.write(PROGRAM, program);
    const { output } = await project.runShared(PROGRAM);
    // A warning stands before it.
    return output.startsWith('{')
      ? (JSON.parse(output) as RunResult)
      : { kind: 'error', text: output, logged: '' };
  } finally {
    await project.remove();
  }
}
