import { expect, test } from '@playwright/test';
import { commandsOf } from '../../../src/plugins/code-examples/commands';
import { splitAtFragileWords } from '../../../src/plugins/code-examples/words';

test('a command that installs packages is written for each package manager', () => {
  expect(
    commandsOf('npm install --save-dev posthtml@0.16\nnpm install svgo@4'),
  ).toEqual({
    npm: 'npm install --save-dev posthtml@0.16\nnpm install svgo@4',
    yarn: 'yarn add --dev posthtml@0.16\nyarn add svgo@4',
    pnpm: 'pnpm add --save-dev posthtml@0.16\npnpm add svgo@4',
    bun: 'bun add --dev posthtml@0.16\nbun add svgo@4',
  });
});

test('a command of an installed package runs that package', () => {
  expect(commandsOf('npx htmlnano "a/**/*.html" --preset max')).toEqual({
    npm: 'npx htmlnano "a/**/*.html" --preset max',
    yarn: 'yarn htmlnano "a/**/*.html" --preset max',
    pnpm: 'pnpm exec htmlnano "a/**/*.html" --preset max',
    bun: 'bunx htmlnano "a/**/*.html" --preset max',
  });
});

test('a line breaks at spaces and after a slash, not in an option', () => {
  expect(splitAtFragileWords('npx htmlnano --in-place a/b-c.html')).toEqual([
    'npx htmlnano ',
    '--in-place',
    ' a/',
    'b-c.html',
    '',
  ]);
});

test('other commands are the same for all package managers', () => {
  expect(commandsOf('node minify.mjs')).toBeUndefined();
  expect(commandsOf('echo npm install x')).toBeUndefined();
});
