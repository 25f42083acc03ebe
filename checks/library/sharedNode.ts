import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** What a program printed on both streams, and the exit code of its process. */
export interface Printed {
  readonly output: string;
  /** `null` if a signal ended it, such as after {@link LIMIT}. */
  readonly code: number | null;
}

/** The milliseconds that a block may take: many times what the slowest one needs. */
export const LIMIT = 300_000;

/** Marks the end of what a program prints. */
const END = '\0';

/**
 * Imports the programs it is told of. One has ended when nothing is left to wait for, as
 * in a process of its own; Node's code for an `await` that nothing ends is 13.
 */
const HOST = `
  const { pathToFileURL } = require('node:url');
  let isImported;
  process.on('message', ({ file, cwd }) => {
    process.chdir(cwd);
    process.channel.unref();
    isImported = false;
    import(pathToFileURL(file)).then(() => { isImported = true; });
  });
  process.on('beforeExit', () => {
    if (!isImported) process.exit(13);
    process.channel.ref();
    process.stdout.write(${JSON.stringify(END)});
  });`;

/** They end with this process, in one listener: Node warns of more than ten. */
const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill();
});

type Child = ChildProcess & { readonly stdout: Socket };

function start(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  ...ipc: readonly 'ipc'[]
): Child {
  // Both streams in one, to preserve the order of lines.
  const args = ['-c', 'exec "$@" 2>&1', 'bash', ...command];
  const child = spawn('bash', args, {
    ...{ cwd, env },
    stdio: ['ignore', 'pipe', 'inherit', ...ipc],
  }) as Child;
  child.stdout.setEncoding('utf8');
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Waits until a program ends, and stops it after a limit. */
function printedBy(child: Child, limit: number): Promise<Printed> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    let output = '';
    const read = (chunk: string): void => {
      output += chunk;
      if (output.endsWith(END)) finish(0);
    };
    const finish = (code: number | null): void => {
      clearTimeout(timer);
      child.stdout.off('data', read);
      child.off('close', finish);
      resolve({ output: output.replace(END, ''), code });
    };
    child.stdout.on('data', read);
    child.on('close', finish);
  });
}

/** Runs a command in a process of its own. */
export const runCommand = (
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limit: number,
): Promise<Printed> => printedBy(start(command, cwd, env), limit);

/**
 * A process of Node.js that runs programs one after the other, so that the packages they
 * share are loaded once: that takes most of a second, a program some milliseconds. It
 * ends with a program that fails, and with this process.
 *
 * @param env the environment variables of all programs
 * @param limit the milliseconds after which a program is stopped
 */
export function sharedNode(env: NodeJS.ProcessEnv, limit = LIMIT) {
  let host: Child | undefined;

  function startHost(cwd: string): Child {
    const child = start(['node', '-e', HOST], cwd, env, 'ipc');
    child.on('close', () => (host = undefined));
    // It keeps nobody who has no more programs.
    child.unref();
    child.channel?.unref();
    child.stdout.unref();
    return child;
  }

  return {
    /**
     * Runs a program. The one before it must have ended.
     *
     * @param file absolute path of a program in JavaScript
     * @param cwd absolute path of the folder in which it runs
     */
    run(file: string, cwd: string): Promise<Printed> {
      host ??= startHost(cwd);
      host.send({ file, cwd });
      return printedBy(host, limit);
    },
  };
}
