import os from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const PORT = 4173;

// The browser tests run on the production build; `npm test` makes it first.
const wantsSite = process.env.SITE !== 'none';

const e2e: Project[] = [
  { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  {
    name: 'phone',
    grep: /@phone/,
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  },
].map((project) => ({ ...project, testDir: 'tests/e2e' }));

const executablePath = findBrowser();

export default defineConfig({
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
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's sandbox does not start for root, as CI containers run.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'docs', testDir: 'tests/docs' },
    { name: 'mutations', testDir: 'tests/mutations' },
    { name: 'build', testDir: 'tests/build' },
    ...(wantsSite ? e2e : []),
  ],
  ...(wantsSite && {
    webServer: {
      command: `npm run serve -- --no-open --port ${String(PORT)}`,
      port: PORT,
      reuseExistingServer: false,
    },
  }),
});
