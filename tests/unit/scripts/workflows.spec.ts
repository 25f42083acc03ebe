import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { INTEGRATIONS } from '../../../checks/integrations';
import { SITE_DIR } from '../../../src/htmlnano/versions';

const FOLDER = path.join(__dirname, '../../../.github/workflows');

const FILES = [
  ...fs.readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
  path.join(__dirname, '../../../.ci/run'),
].map((file) => ({
  name: path.basename(file),
  text: fs.readFileSync(file, 'utf8'),
}));

test('no workflow runs install scripts of packages', () => {
  const installs = FILES.flatMap(({ text }) =>
    text.split('\n').filter((line) => /\bnpm (ci|i|install)\b/.test(line)),
  );
  expect(installs.length).toBeGreaterThan(2);
  expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual(
    [],
  );
});

test('what tests and publishes the site fetches nothing that no lockfile pins', () => {
  const tried = FILES.filter(({ name }) => name !== 'newest.yml');
  expect(tried).toHaveLength(2);
  for (const { name, text } of tried)
    expect(text, name).not.toMatch(/\bnpm (?:exec|x|i|install)\b|\bnpx\b/);
});

test('jobs that try new packages, or make the published site, share no cache', () => {
  const jobs = FILES.flatMap(({ text }) => text.split(/\n(?= {2}[a-z-]+:\n)/));
  const apart = jobs.filter((job) =>
    /--save-exact|upload-pages-artifact@/.test(job.replace(/#.*/g, '')),
  );
  expect(apart).toHaveLength(3);
  for (const job of apart) {
    expect(job).not.toMatch(/^ +cache: /m);
    expect(job).toContain('package-manager-cache: false');
  }
});

test('actions are pinned by commit, and have no permission but what a job names', () => {
  const workflows = FILES.filter(({ name }) => name.endsWith('.yml'));
  for (const { name, text } of workflows) {
    expect(text, name).toMatch(/^permissions: \{\}$/m);
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions.length, name).toBeGreaterThan(0);
    expect(actions.filter((each) => !/@[0-9a-f]{40} #/.test(each))).toEqual([]);
  }
});

const LOCKFILES = [
  'package-lock.json',
  ...INTEGRATIONS.map(({ name }) => `integrations/${name}/package-lock.json`),
  '.ci/node-22/package-lock.json',
  '.ci/node-24/package-lock.json',
];

for (const file of LOCKFILES) {
  test(`${file} pins each package with its hash, whatever registry it comes from`, () => {
    const text = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    const { packages } = JSON.parse(text) as {
      packages: Record<string, { link?: true; integrity?: string }>;
    };
    const installed = Object.entries(packages).filter(
      ([name, { link }]) => name.includes('node_modules/') && link !== true,
    );
    const unpinned = installed.filter(([, each]) => !each.integrity);
    expect(installed.length).toBeGreaterThan(0);
    expect(unpinned.map(([name]) => name)).toEqual([]);
    expect(text).not.toContain('"resolved": "http');
  });
}
