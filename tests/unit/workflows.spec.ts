import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const FOLDER = path.join(__dirname, '../../.github/workflows');

const FILES = [
  ...fs.readdirSync(FOLDER).map((name) => path.join(FOLDER, name)),
  path.join(__dirname, '../../.ci/run'),
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

test('jobs that try new packages, or make the published site, share no cache', () => {
  const jobs = FILES.flatMap(({ text }) => text.split(/\n(?= {2}[a-z-]+:\n)/));
  const apart = jobs.filter((job) =>
    /@latest|upload-pages-artifact@/.test(job.replace(/#.*/g, '')),
  );
  expect(apart).toHaveLength(2);
  for (const job of apart) {
    expect(job).not.toMatch(/^ +cache: /m);
    expect(job).toContain('package-manager-cache: false');
  }
});
