import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createProject } from '../../../src/htmlnano/library/project';
import { SITE_DIR } from '../../../src/htmlnano/versions';

const PROGRAM = `
  const { createProject } = require('./src/htmlnano/library/project.ts');
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
  const file = path.join(String(printed).trim(), 'pid');
  const read = (): string =>
    fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  await expect.poll(read).not.toBe('');
  const isRunning = (): boolean => {
    try {
      return process.kill(Number(read()), 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  runner.kill();
  await expect.poll(isRunning).toBe(false);
  fs.rmSync(path.dirname(file), { recursive: true, force: true });
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
