import os from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import {
  BROWSER_ARGUMENTS,
  ENGINES,
  findHeadlessBrowser,
  lacks,
} from './scripts/browsers';
import type { EngineOptions } from './tests/engines/fixtures';

/** Whether this is `npm test`. It builds the site; other commands use what is built. */
const isWhole = Boolean(process.env.IS_WHOLE);
const built = { dependencies: isWhole ? ['site'] : [] };

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
  ...built,
  testDir: 'tests/e2e',
}));

// What differs between engines: Firefox and WebKit where they are installed. Each test
// has a host of its own.
const engines = ENGINES.filter(
  (engine) =>
    engine === 'chromium' ||
    Boolean(process.env.CI) ||
    lacks(engine).length === 0,
).map((engine) => ({
  name: `engine-${engine}`,
  testDir: 'tests/engines',
  // `tests/e2e` has its pages.
  ...(engine === 'chromium' && { testIgnore: '**/pages.spec.ts' }),
  ...built,
  use: { engine },
  // A window is started for each test, also where a build runs beside it.
  expect: { timeout: 30_000 },
  timeout: 180_000,
}));

/** Commands that take as long as they take, and do not differ at a second try. */
const once = { retries: 0, timeout: 0 };

const executablePath = findHeadlessBrowser();

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.min(4, os.availableParallelism()),
  // Two cores run browser and server: a slow page is not a wrong one.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  // One lost moment of a browser on a busy machine must not cost a day; what passes at
  // the second try is named at the end.
  retries: isWhole ? 1 : 0,
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
    // In the order in which they start: what takes long comes first.
    ...(isWhole
      ? [
          {
            name: 'site',
            testDir: 'tests/build',
            testMatch: '**/site.setup.ts',
            ...once,
          },
        ]
      : []),
    { name: 'sources', testDir: 'tests/sources', ...once },
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'docs', testDir: 'tests/docs' },
    {
      name: 'build',
      testDir: 'tests',
      testMatch: ['**/tests/{build,fixtures}/**/*.spec.ts'],
      ...built,
    },
    ...e2e,
    ...engines,
  ],
});
