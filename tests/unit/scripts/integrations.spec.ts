import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  INTEGRATIONS,
  whatLacks,
  whyLeftOut,
} from '../../../checks/integrations';
import { createProject } from '../../../checks/library/project';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { writeFiles } from '../../support/files';

const LIBRARY = path.join(SITE_DIR, 'libraries/next');

/** A folder in which a tool is installed that prints the packages it finds. */
const installTool = (): string =>
  writeFiles(test.info().outputPath('tool'), {
    'node_modules/tool/package.json': '{ "main": "index.js" }',
    'node_modules/tool/index.js': 'module.exports = "a tool";',
    'node_modules/@tool/part/package.json': '{ "main": "index.js" }',
    'node_modules/@tool/part/index.js': 'module.exports = "its part";',
  });

const PROGRAM = `
for (const name of ['tool', '@tool/part', 'htmlnano', 'terser', 'eslint']) {
  try { require(name); console.log(name); } catch {}
}`;

test('a project with a tool has what npm installs with it, and nothing that is not named', async () => {
  const tool = installTool();
  for (const [packages, found] of [
    [['tool'], 'tool\n@tool/part'],
    [['tool', 'htmlnano'], 'tool\n@tool/part\nhtmlnano'],
    [['tool', 'terser'], 'tool\n@tool/part\nterser'],
  ] as const) {
    const project = await createProject(LIBRARY, packages, tool);
    const { output } = await project.run(['node', '-e', PROGRAM]);
    await project.remove();
    expect(output).toBe(found);
  }
});

test('a guide that is left out says why', () => {
  const [first, second] = INTEGRATIONS;
  const wanted = [first?.name ?? ''];
  expect(whyLeftOut(undefined, wanted)).toBeUndefined();
  expect(whyLeftOut(first, wanted)).toBeUndefined();
  expect(whyLeftOut(second, wanted)).toContain(second?.name);
});

test('a tool whose folder lacks a package says where to write it', () => {
  const tool = { name: 'tool', versions: { tool: '1.0.0' } };
  const printed = "Error: Cannot find module 'htmlnano'\nRequire stack:";
  expect(whatLacks(tool, printed)).toMatch(
    /^write "htmlnano" into the dependencies of integrations\/tool\/package\.json/,
  );
  expect(whatLacks(tool, "Cannot find module './own.js'")).toBeUndefined();
  expect(whatLacks(tool, 'Cannot find the time')).toBeUndefined();
});
