import os from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import { BROWSER_ARGUMENTS, findHeadlessBrowser } from './scripts/browser';
import { lacks, OTHER_ENGINES } from './scripts/engines';
import type { SiteOptions } from './tests/e2e/fixtures';
import type { EngineOptions } from './tests/engines/fixtures';

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
}));

// What differs between engines: Firefox and WebKit where they are installed. Each test
// has a host of its own.
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
    // `tests/e2e` has its pages.
    ...(engine === 'chromium' && { testIgnore: '**/pages.spec.ts' }),
    use: { engine },
    // A window is started for each test, also where a build runs beside it.
    expect: { timeout: 30_000 },
    timeout: 180_000,
  }));

const executablePath = findHeadlessBrowser();

export default defineConfig<object, EngineOptions & SiteOptions>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.min(4, os.availableParallelism()),
  // Two cores run browser and server: a slow page is not a wrong one.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: [['list'], ['./scripts/closing-line.ts']],
  use: {
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
    { name: 'docs', testDir: 'tests/docs' },
    {
      name: 'build',
      testDir: 'tests',
      testMatch: ['**/tests/{build,fixtures}/**/*.spec.ts'],
    },
    ...e2e,
    ...engines,
  ],
});
