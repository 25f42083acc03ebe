import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { ALGOLIA_BUILD } from './scripts/algolia-build';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser';
import { FAULTS, type FaultOptions } from './tests/faults/faults';

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
  testDir: 'tests/e2e',
  testIgnore: 'algolia/**',
}));

/** One project per fault, on every route. */
const faults: Project<FaultOptions>[] = Object.entries(FAULTS).map(
  ([name, { javaScriptEnabled = true }]) => ({
    name: `fault: ${name}`,
    testDir: 'tests/faults',
    use: { ...desktop, javaScriptEnabled, fault: name },
  }),
);

const algolia: Project = {
  name: 'algolia',
  testDir: 'tests/e2e/algolia',
  use: { ...desktop, baseURL: `http://localhost:${String(ALGOLIA_PORT)}` },
};

const serve = (port: number, dir: string) => ({
  command: `npm run serve -- --port ${String(port)} --dir ${dir}`,
  port,
  reuseExistingServer: false,
});

const executablePath = findBrowser();

export default defineConfig<FaultOptions>({
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
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: BROWSER_ARGUMENTS,
      // Chromium's sandbox does not start for root, as CI containers run.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'docs', testDir: 'tests/docs' },
    { name: 'mutations', testDir: 'tests/mutations' },
    { name: 'build', testDir: 'tests/build' },
    ...(wantsSite ? [...e2e, ...faults] : []),
    ...(wantsAlgolia ? [algolia] : []),
  ],
  webServer: [
    ...(wantsSite ? [serve(PORT, SITE)] : []),
    ...(wantsAlgolia ? [serve(ALGOLIA_PORT, ALGOLIA_BUILD)] : []),
  ],
});
