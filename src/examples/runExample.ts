import vm from 'node:vm';
import { at, type ExampleCheck } from './checks';
import { loadLibrary, type Library } from './library';
import type { Outcome } from './outcome';
import { runInProject } from './project';

/**
 * Runs one example through the library of its version.
 *
 * @param libraryDir absolute path of the version's workspace
 * @returns what the library made of it: the result, or the error's message
 */
export async function runExample(
  check: ExampleCheck,
  libraryDir: string,
): Promise<Outcome> {
  const { expected } = check;
  const run = check.config
    ? await runConfigured(check, libraryDir)
    : await runDirectly(check, loadLibrary(libraryDir));
  const problem =
    run.kind !== expected.kind
      ? `${at(expected)}: the page shows ${expected.kind === 'result' ? 'a result, but the library throws' : 'an error, but the library returns'}:\n${run.text}`
      : run.logged &&
        `${at(expected)}: the library prints on the console:\n${run.logged}`;
  return { block: expected, actual: run.text, problem: problem || undefined };
}

interface Run {
  readonly kind: 'result' | 'error';
  readonly text: string;
  readonly logged: string;
}

async function runDirectly(
  check: ExampleCheck,
  library: Library,
): Promise<Run> {
  const logged: string[] = [];
  const restore = captureConsole(logged);
  try {
    const { html } = await library.process(
      check.source.text,
      evaluate(check.options?.text ?? '{}'),
      presetOf(check, library),
    );
    return { kind: 'result', text: html, logged: logged.join('\n') };
  } catch (error) {
    return { kind: 'error', text: messageOf(error), logged: logged.join('\n') };
  } finally {
    restore();
  }
}

function presetOf(check: ExampleCheck, library: Library): object {
  const name = check.options?.attributes.preset;
  if (name === undefined) return {};
  const preset = library.presets[name];
  if (!preset) throw new Error(`the library has no preset "${name}"`);
  return preset;
}

// Options are code, because some modules take functions. They are our own
// pages, checked in CI: what readers type is never evaluated.
function evaluate(code: string): object {
  return vm.runInThisContext(`(${code}\n)`) as object;
}

const CONSOLE_METHODS = ['log', 'info', 'warn', 'error'] as const;

function captureConsole(lines: string[]): () => void {
  const saved = { ...console };
  for (const name of CONSOLE_METHODS) {
    console[name] = (...values: unknown[]) =>
      lines.push(values.map(String).join(' '));
  }
  return () => {
    Object.assign(console, saved);
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// In a process of its own: the library looks for the file in the working
// directory.
async function runConfigured(
  check: ExampleCheck,
  libraryDir: string,
): Promise<Run> {
  const preset = check.options?.attributes.preset;
  // Even `{}` counts as options: 1.1.1 and 2.1.0 then read less of the file.
  const optionsCode = check.options ? `(${check.options.text}\n)` : 'undefined';
  const program = `
    const htmlnano = require('htmlnano');
    const logged = [];
    for (const name of ${JSON.stringify(CONSOLE_METHODS)}) {
      console[name] = (...values) => logged.push(values.map(String).join(' '));
    }
    const done = (kind, text) => process.stdout.write(
      JSON.stringify({ kind, text, logged: logged.join('\\n') }),
    );
    htmlnano.process(
      ${JSON.stringify(check.source.text)},
      ${optionsCode},
      ${preset === undefined ? 'undefined' : `htmlnano.presets[${JSON.stringify(preset)}]`},
    ).then(
      (result) => done('result', result.html),
      (error) => done('error', error.message),
    );`;
  const { output } = await runInProject({
    libraryDir,
    packages: undefined,
    files: check.config
      ? { [check.config.attributes.name ?? '']: check.config.text }
      : {},
    command: ['node', '-e', program],
  });
  try {
    return JSON.parse(output) as Run;
  } catch {
    return { kind: 'error', text: output, logged: '' };
  }
}
