import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Arguments for Chromium. It loads the popups of each window's address
 * bar, also without visible windows, and tests take 40 % longer.
 */
export const BROWSER_ARGUMENTS = [
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** The commands of a browser, and how Debian has it. */
interface Installed {
  /** Names of its program: one is enough. */
  readonly programs: readonly string[];
  /** Where else than on the PATH the program may be. */
  readonly folders?: readonly string[];
  /** Other commands without which tests cannot run in it. */
  readonly needs?: readonly string[];
  readonly packages: readonly string[];
}

const BROWSERS = {
  chromium: {
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'chrome'],
    packages: ['chromium', 'chromium-headless-shell'],
  },
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: ['MiniBrowser'],
    folders: ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap(
      (name) => [
        `/usr/lib/x86_64-linux-gnu/${name}`,
        `/usr/lib/aarch64-linux-gnu/${name}`,
      ],
    ),
    needs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<string, Installed>;

export type Engine = keyof typeof BROWSERS;

export const ENGINES = Object.keys(BROWSERS) as Engine[];

/** Finds the first of some programs that is on the PATH, or in other folders. */
const find = (
  programs: readonly string[],
  folders: readonly string[] = [],
): string | undefined =>
  programs
    .flatMap((name) =>
      [...(process.env.PATH ?? '').split(path.delimiter), ...folders].map(
        (folder) => path.join(folder, name),
      ),
    )
    .find((file) => fs.existsSync(file));

/** Finds a browser with windows and tabs: for Chromium, the one of `CHROME_PATH` first. */
export function findBrowser(engine: Engine = 'chromium'): string | undefined {
  const { programs, folders }: Installed = BROWSERS[engine];
  if (engine !== 'chromium') return find(programs, folders);
  const playwrights = chromium.executablePath();
  return (
    process.env.CHROME_PATH ??
    find(programs) ??
    (fs.existsSync(playwrights) ? playwrights : undefined)
  );
}

/**
 * Finds the Chromium for tests that need no window, tab or history cache: the headless
 * shell, whose pages cost half the processor time, or else a whole one.
 *
 * @returns `undefined` where only Playwright's may be there: it starts its own shell
 */
export const findHeadlessBrowser = (): string | undefined =>
  process.env.CHROME_PATH ??
  find([
    'chromium-headless-shell',
    'chrome-headless-shell',
    ...BROWSERS.chromium.programs,
  ]);

/** The commands that the tests in a browser lack on this machine. */
export function lacks(engine: Engine): string[] {
  const { needs = [] }: Installed = BROWSERS[engine];
  return [
    ...(findBrowser(engine) === undefined ? [engine] : []),
    ...needs.filter((command) => find([command]) === undefined),
  ];
}

/**
 * Installs the browsers that are missing: Debian's where apt may do it, or else
 * Playwright's Chromium. It prints what is missing all the same.
 *
 * @returns whether there is a Chromium, which the tests cannot do without
 */
export function ensureBrowsers(): boolean {
  for (const engine of ENGINES)
    if (lacks(engine).length > 0) installDebians(BROWSERS[engine].packages);
  if (lacks('chromium').length > 0)
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  for (const engine of ENGINES) {
    const missing = lacks(engine);
    if (missing.length === 0) continue;
    const { packages } = BROWSERS[engine];
    console.error(
      `There is no ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    );
  }
  if (lacks('chromium').length === 0) return true;
  console.error(
    'The browser tests need Chromium. Elsewhere: npx playwright install --with-deps chromium, or set CHROME_PATH to the path of a Chromium or Chrome.',
  );
  return false;
}

/** Does nothing without apt, or without permission to use it. */
function installDebians(packages: readonly string[]): void {
  const [command = '', ...asRoot] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: readonly string[]): boolean =>
    spawnSync(command, [...asRoot, '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('--version')) return;
  console.log(`Installing with apt-get: ${packages.join(', ')}.`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
