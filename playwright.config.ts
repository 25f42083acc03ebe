import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { ALGOLIA_BUILD } from './scripts/algolia-build';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser';
import { lacks, OTHER_ENGINES } from './scripts/engines';
import type { EngineOptions } from './tests/engines/fixtures';

const PORT = 4173;
const ALGOLIA_PORT = 4174;

// The browser tests run on the production build, which `npm test` makes first,
// or on that of another folder; `none` is for tests that need no build.
const { SITE = 'build' } = process.env;
const wantsSite = SITE !== 'none';

// A second build, which searches with Algolia. Who runs the tests by hand may
// do without it.
const wantsAlgolia =
  SITE === 'build' && fs.existsSync(path.join(__dirname, ALGOLIA_BUILD));

// `npm run test:all` asks of every version what is asked of Next else, and of more
// inputs: tests tagged `@all`.
const isFull = process.env.TESTS === 'all';
const leftOut = isFull ? {} : { grepInvert: /@all/ };

const desktop = { viewport: { width: 1280, height: 800 } };

const e2e: Project[] = [
  { name: 'desktop', use: desktop },
  {
    name: 'phone',
    grep: /@phone/,
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  },
].map((project) => ({
  ...project,
  ...leftOut,
  testDir: 'tests/e2e',
  testIgnore: ['**/e2e/algolia/**'],
}));

const algolia: Project = {
  name: 'algolia',
  ...leftOut,
  testDir: 'tests/e2e/algolia',
  use: { ...desktop, baseURL: `http://localhost:${String(ALGOLIA_PORT)}` },
};

// What readers do in Firefox and WebKit, where they are installed; in Chromium only
// what `tests/e2e` does not ask. Each test has a host of its own.
const engines = (['chromium', ...OTHER_ENGINES] as const)
  .filter(
    (engine) =>
      engine === 'chromium' ||
      Boolean(process.env.CI) ||
      lacks(engine).length === 0,
  )
  .map((engine) => ({
    name: `engine-${engine}`,
    testDir: 'tests/engines',
    ...(engine === 'chromium' && { grep: /@chromium/ }),
    use: { engine },
    // A window is started for each test, also where a build runs beside it.
    expect: { timeout: 30_000 },
    timeout: 180_000,
  }));

const serve = (port: number, dir: string) => ({
  command: `npm run serve -- --port ${String(port)} --dir ${dir}`,
  port,
  reuseExistingServer: false,
});

const executablePath = findBrowser();

export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.min(4, os.availableParallelism()),
  // Two cores run browser and server: a slow page is not a wrong one.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: [['list'], ['./scripts/summary-reporter.ts']],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    // What a service worker fetches, a test that changes answers would not see.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: BROWSER_ARGUMENTS,
      // As readers have them: the search must not move the page sideways.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      // Chromium's sandbox does not start for root, as CI containers run.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'docs', testDir: 'tests/docs', ...leftOut },
    { name: 'mutations', testDir: 'tests/mutations', ...leftOut },
    {
      name: 'build',
      testMatch: ['**/tests/{build,fixtures}/**/*.spec.ts'],
      ...leftOut,
    },
    ...(wantsSite ? [...e2e, ...engines] : []),
    ...(wantsAlgolia ? [algolia] : []),
  ],
  webServer: [
    ...(wantsSite ? [serve(PORT, SITE)] : []),
    ...(wantsAlgolia ? [serve(ALGOLIA_PORT, ALGOLIA_BUILD)] : []),
  ],
});
