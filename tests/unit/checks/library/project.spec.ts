import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createProject } from '../../../../checks/library/project';
import { sharedNode } from '../../../../checks/library/sharedNode';
import { SITE_DIR } from '../../../../src/htmlnano/versions';

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
