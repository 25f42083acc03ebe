/** The browsers with other engines than Chromium's, in which tests run, too. */
import fs from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './browser';

/** The paths at which each may be installed, and its Debian packages. */
const BROWSERS = {
  firefox: {
    packages: ['firefox-esr'],
    commands: ['firefox-esr', 'firefox'],
    folders: [],
    needs: [],
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    commands: ['MiniBrowser'],
    folders: ['6.0', '4.1', '4.0'].flatMap((version) => {
      const name =
        version === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${version}`;
      return ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/${name}`,
      );
    }),
    needs: ['WebKitWebDriver', 'Xvfb'],
  },
} as const;

export type OtherEngine = keyof typeof BROWSERS;

export const OTHER_ENGINES = Object.keys(BROWSERS) as OtherEngine[];

const inPath = (): string[] => (process.env.PATH ?? '').split(path.delimiter);

const find = (
  commands: readonly string[],
  folders: readonly string[],
): string | undefined =>
  commands
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** The commands that an engine lacks on this machine: none, if tests can run in it. */
export const lacks = (engine: OtherEngine): string[] => {
  const { commands, folders, needs } = BROWSERS[engine];
  return [
    ...(find(commands, [...inPath(), ...folders]) === undefined
      ? [commands[0]]
      : []),
    ...needs.filter((command) => find([command], inPath()) === undefined),
  ];
};

/**
 * Finds the browser with an engine.
 *
 * @throws Error when it is not there
 */
export function findEngine(engine: OtherEngine): string {
  const { commands, folders, packages } = BROWSERS[engine];
  const found = find(commands, [...inPath(), ...folders]);
  if (found !== undefined) return found;
  throw new Error(
    `There is no ${engine}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}.`,
  );
}

/**
 * Makes sure that an engine is there: what it lacks is installed where apt may do it.
 *
 * @returns what it lacks all the same, or `undefined`
 */
export function ensureEngine(engine: OtherEngine): string | undefined {
  if (lacks(engine).length > 0)
    installDebianPackages(BROWSERS[engine].packages);
  const missing = lacks(engine);
  return missing.length > 0
    ? `${missing.join(', ')} (Debian: ${BROWSERS[engine].packages.join(', ')})`
    : undefined;
}
