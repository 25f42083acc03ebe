import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The environment variable that names a browser to use. */
export const BROWSER_VARIABLE = 'CHROME_PATH';

/**
 * Arguments for Chromium. It loads the popups of each window's address
 * bar, also without visible windows, and tests take 40 % longer.
 */
export const BROWSER_ARGUMENTS = [
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Finds the files with these names that are on the PATH. */
const inPath = (names: readonly string[]): string[] => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((dir) => path.join(dir, name)))
    .filter((file) => fs.existsSync(file));
};

/**
 * Finds a whole Chromium: the one that the environment names, one on the PATH, or
 * Playwright's own.
 *
 * @returns its path, or `undefined` where there is none
 * @throws Error when the environment names a file that is not there
 */
export function findBrowser(): string | undefined {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new Error(
      `${BROWSER_VARIABLE} names "${named}", which is not there.`,
    );
  }
  return [...inPath(NAMES), chromium.executablePath()].find((file) =>
    fs.existsSync(file),
  );
}

/**
 * Finds the Chromium for tests that need no window, tab or history cache: the headless
 * shell, whose pages cost half the processor time, or else a whole one.
 *
 * @returns `undefined` where only Playwright's may be there: it starts its own shell
 */
export const findHeadlessBrowser = (): string | undefined =>
  process.env[BROWSER_VARIABLE]
    ? findBrowser()
    : inPath([...HEADLESS_SHELLS, ...NAMES])[0];

/**
 * Makes sure that there is a whole Chromium. Nothing is installed where there is one;
 * else Debian's comes by apt, with its headless shell, or Playwright's by download.
 *
 * @returns its path
 * @throws Error that says what to do, when there is none in the end
 */
export function ensureBrowser(): string {
  const installDebians = () =>
    installDebianPackages(['chromium', 'chromium-headless-shell']);
  for (const install of [() => undefined, installDebians, installPlaywrights]) {
    install();
    const found = findBrowser();
    if (found !== undefined) return found;
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none could be found or installed.',
      'Do one of these:',
      '  - install a Chromium or Chrome, so that it is on the PATH;',
      `  - set ${BROWSER_VARIABLE} to the path of one;`,
      '  - on Debian or Ubuntu: sudo apt-get install chromium;',
      '  - elsewhere: npx playwright install --with-deps chromium.',
    ].join('\n'),
  );
}

/** Does nothing without apt, or without permission to use it. */
export function installDebianPackages(names: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!succeeds([...asRoot, 'apt-get', '--version'])) return;
  console.log(`Installing with apt-get: ${names.join(', ')}.`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** Whether a command exists and succeeds. */
function succeeds([command = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function installPlaywrights(): void {
  console.log('No Chromium found: asking Playwright to download one.');
  spawnSync(
    process.execPath,
    [require.resolve('@playwright/test/cli'), 'install', 'chromium'],
    { stdio: 'inherit', timeout: 300_000 },
  );
}
