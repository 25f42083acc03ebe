import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { changedFiles } from '../../../scripts/changed';
import { hasHistory } from '../../../src/gitHistory';
import { writeFiles } from '../../support/files';

const here = process.cwd();

const git = (...args: readonly string[]): void => {
  const me = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...me, ...args], { stdio: 'ignore' });
};

function commit(file: string): void {
  writeFiles(process.cwd(), { [file]: '' });
  git('add', file);
  git('commit', '--message', file);
}

/** Makes a repository with a commit, and works in it. */
function startRepository(branch: string): void {
  process.chdir(writeFiles(test.info().outputPath('origin'), { 'a.md': '' }));
  git('init', '--initial-branch', branch);
  commit('a.md');
}

test.beforeEach(() => {
  delete process.env.GITHUB_BASE_REF;
});

test.afterEach(() => {
  delete process.env.GITHUB_BASE_REF;
  process.chdir(here);
});

test('what was committed or written on a branch has changed', () => {
  startRepository('main');
  git('checkout', '-b', 'fix');
  commit('b.md');
  writeFiles(process.cwd(), { 'c.md': '' });
  expect(changedFiles()).toEqual(['b.md', 'c.md']);
});

test('a branch that was pushed differs from the branch that clones begin with', () => {
  startRepository('trunk');
  const clone = test.info().outputPath('clone');
  git('clone', '.', clone);
  process.chdir(clone);
  git('checkout', '-b', 'fix');
  commit('b.md');
  git('push', '--set-upstream', 'origin', 'fix');
  expect(changedFiles()).toEqual(['b.md']);
  process.env.GITHUB_BASE_REF = 'fix';
  expect(changedFiles()).toEqual([]);
});

test('every file has changed where no branch can be compared with', () => {
  startRepository('fix');
  commit('b.md');
  expect(changedFiles()).toEqual(['a.md', 'b.md']);
});

test('pages have dates where git knows the whole history', () => {
  startRepository('main');
  commit('b.md');
  const whole = process.cwd();
  const shallow = test.info().outputPath('shallow');
  git('clone', '--depth', '1', `file://${whole}`, shallow);
  expect([whole, shallow, path.parse(whole).root].map(hasHistory)).toEqual([
    true,
    false,
    false,
  ]);
});
