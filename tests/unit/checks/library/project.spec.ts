import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createProject } from '../../../../checks/library/project';
import { sharedNode } from '../../../../checks/library/sharedNode';
import { SITE_DIR } from '../../../../src/htmlnano/versions';

const PROGRAM = `
  const { createProject } = require('./checks/library/project.ts');
  process.on('SIGTERM', () => process.exit());
  void (async () => {
    const project = await createProject(process.cwd() + '/libraries/next', []);
    const text = 'require("fs").writeFileSync("pid", String(process.pid)); setInterval(Boolean, 1000);';
    await project.write('wait.js', text);
    void project.run(['node', 'wait.js']);
    console.log(project.dir);
  })();
`;

test('a program of a page ends with the process that runs it', async () => {
  const args = ['--import', 'tsx', '-e', PROGRAM];
  const runner = spawn(process.execPath, args, { cwd: SITE_DIR });
  const [printed] = (await once(runner.stdout, 'data')) as [Buffer];
  const dir = String(printed).trim();
  const file = path.join(dir, 'pid');
  const read = (): string =>
    fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  await expect.poll(read).not.toBe('');
  const pid = Number(read());
  const isRunning = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  runner.kill();
  await expect.poll(isRunning).toBe(false);
  await expect.poll(() => fs.existsSync(dir)).toBe(false);
});

test('programs that share a process print what they print alone', async () => {
  const project = await createProject(
    path.join(SITE_DIR, 'libraries/next'),
    [],
  );
  const programs = {
    'late.mjs': 'setTimeout(() => console.log("late"), 50); console.log("now")',
    'reads.cjs': 'console.log(require("fs").readdirSync(".").sort().join())',
    'throws.mjs': 'console.error("before"); throw new Error("no")',
    'waits.mjs': 'await new Promise(() => undefined)',
    'library.mjs':
      'import htmlnano from "htmlnano"; console.log(typeof htmlnano.process)',
  };
  const printed: Record<string, unknown> = {};
  for (const [name, program] of Object.entries(programs)) {
    await project.write(name, program);
    const { output, code } = await project.runShared(name);
    printed[name] = code === 0 ? output : code;
  }
  await project.remove();
  expect(printed).toEqual({
    'late.mjs': 'now\nlate',
    'reads.cjs': 'late.mjs,node_modules,package.json,reads.cjs',
    'throws.mjs': 1,
    'waits.mjs': 13,
    'library.mjs': 'function',
  });
});

test('a program that does not end is stopped', async () => {
  const library = path.join(SITE_DIR, 'libraries/next');
  const project = await createProject(library, []);
  const args = ['node', '-e', 'console.log("waits"); setInterval(Boolean, 9)'];
  const { output, code } = await project.run(args, 2000);
  await project.write('waits.cjs', 'setInterval(Boolean, 9)');
  const node = sharedNode(process.env, 2000);
  const shared = await node.run(`${project.dir}/waits.cjs`, project.dir);
  await project.remove();
  expect([code, output, shared.code]).toEqual([null, 'waits', null]);
});

/** As Vite prints it, on a slow machine alone. */
const PRINTED = `vite
\u001b[33m[PLUGIN_TIMINGS]\u001b[0m JavaScript callbacks ran for 3.0s of this 3.0s build (98%).
The slowest callbacks, timed inside each callback:
  - plugin vite:build-html generateBundle (96%, 2.9s, 1 call)
See https://rolldown.rs/reference for more details.
built`;

test('how long a tool takes is no output of a page', async () => {
  const library = path.join(SITE_DIR, 'libraries/next');
  const project = await createProject(library, []);
  await project.write('printed.txt', PRINTED);
  const { output } = await project.run(['cat', 'printed.txt']);
  await project.remove();
  expect(output).toBe('vite\nbuilt');
});
