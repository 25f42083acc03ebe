import { existsSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { packageDir } from '../../src/htmlnano/library/loadLibrary';
import { LIMIT, type Printed, runCommand, sharedNode } from './sharedNode';

interface Manifest {
  readonly version: string;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A temporary folder that looks like a reader's project. */
export type Project = Awaited<ReturnType<typeof createProject>>;

/**
 * Creates a project with a copy of htmlnano and the named packages only, so
 * that a package that the page does not install is not found. With a tool it has
 * all that npm installs with the tool, and htmlnano only if it is named.
 *
 * @param libraryDir absolute path of the version's workspace
 * @param packages names of packages; by default all of the workspace
 * @param toolDir absolute path of a folder in which a tool is installed
 * @throws Error when a package is not installed in the workspace
 */
export async function createProject(
  libraryDir: string,
  packages: readonly string[] | undefined,
  toolDir?: string,
) {
  const home = await homeOf(libraryDir, packages, toolDir);
  const dir = await fs.mkdtemp(path.join(home.dir, 'project-'));
  const places = [dir, home.dir, toolDir ?? libraryDir] as const;
  await fs.writeFile(
    path.join(dir, 'package.json'),
    '{ "name": "project", "private": true }\n',
  );
  await link(
    path.join(home.dir, 'node_modules'),
    path.join(dir, 'node_modules'),
  );
  return {
    dir,
    write: async (name: string, text: string): Promise<void> => {
      const file = path.join(dir, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, text);
    },
    /** The content of a file, or `undefined` where there is none. */
    read: (name: string): Promise<string | undefined> =>
      fs.readFile(path.join(dir, name), 'utf8').catch(() => undefined),
    /**
     * Runs a command in a process of its own.
     *
     * @param limit the milliseconds after which it is stopped
     */
    run: async (command: readonly string[], limit = LIMIT): Promise<Printed> =>
      asReaderSees(
        await runCommand(command, dir, environment(), limit),
        places,
      ),
    /**
     * Runs a program in the process that the projects of the same packages share.
     *
     * @param name name of a file that was written
     */
    runShared: async (name: string): Promise<Printed> =>
      asReaderSees(await home.node.run(path.join(dir, name), dir), places),
    remove: () => fs.rm(dir, { recursive: true, force: true }),
  };
}

/** A folder for the projects that have the same packages. */
interface Home {
  readonly dir: string;
  readonly node: ReturnType<typeof sharedNode>;
}

const homes = new Map<string, Promise<Home>>();

/** Deleted with this process, in one listener: Node warns of more than ten. */
const homeDirs = new Set<string>();

process.on('exit', () => {
  for (const dir of homeDirs) rmSync(dir, { recursive: true, force: true });
});

function homeOf(...packages: Parameters<typeof createProject>): Promise<Home> {
  const key = JSON.stringify(packages);
  const home = homes.get(key) ?? createHome(...packages);
  homes.set(key, home);
  return home;
}

async function createHome(
  libraryDir: string,
  packages: readonly string[] | undefined,
  toolDir: string | undefined,
): Promise<Home> {
  const dir = await fs.realpath(
    await fs.mkdtemp(path.join(os.tmpdir(), 'htmlnano-docs-')),
  );
  homeDirs.add(dir);
  const own = await packagesOf(libraryDir);
  const names =
    toolDir === undefined
      ? new Set(['htmlnano', ...(packages ?? own)])
      : own.filter((name) => packages?.includes(name));
  for (const name of names) await install(name, libraryDir, dir);
  if (toolDir !== undefined) await installTool(toolDir, dir);
  return { dir, node: sharedNode(environment()) };
}

async function install(
  name: string,
  libraryDir: string,
  projectDir: string,
): Promise<void> {
  const source = packageDir(name, libraryDir);
  const modules = path.join(projectDir, 'node_modules');
  const target = path.join(modules, name);
  const manifest = await readManifest(source);
  if (name === 'htmlnano') {
    // Through a symbolic link it would find the packages of the workspace.
    await fs.cp(source, target, {
      recursive: true,
      filter: (file) => !file.startsWith(path.join(source, 'node_modules')),
    });
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      await link(
        packageDir(dependency, source),
        path.join(target, 'node_modules', dependency),
      );
    }
  } else {
    await link(source, target);
  }
  const { bin = {} } = manifest;
  const bins = typeof bin === 'string' ? { [name]: bin } : bin;
  for (const [command, file] of Object.entries(bins)) {
    await link(path.join(target, file), path.join(modules, '.bin', command));
  }
}

/** Links all packages and commands of a tool that the project does not have. */
async function installTool(toolDir: string, projectDir: string): Promise<void> {
  const source = path.join(toolDir, 'node_modules');
  const target = path.join(projectDir, 'node_modules');
  const patterns = ['*', '!@*', '@*/*', '.bin/*'];
  const options = { cwd: source, onlyFiles: false, expandDirectories: false };
  for (const name of await Globby(patterns, options)) {
    if (!existsSync(path.join(target, name)))
      await link(path.join(source, name), path.join(target, name));
  }
}

async function link(source: string, target: string): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.symlink(source, target);
}

/**
 * Reads the installed versions of a workspace's dependencies.
 *
 * @param libraryDir absolute path of the version's workspace
 */
export async function installedVersions(
  libraryDir: string,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const name of await packagesOf(libraryDir)) {
    const manifest = await readManifest(packageDir(name, libraryDir));
    versions[name] = manifest.version;
  }
  return versions;
}

/** The names of a workspace's dependencies. */
async function packagesOf(libraryDir: string): Promise<string[]> {
  const { dependencies, devDependencies } = await readManifest(libraryDir);
  return Object.keys({ ...dependencies, ...devDependencies });
}

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(
    await fs.readFile(path.join(dir, 'package.json'), 'utf8'),
  ) as Manifest;
}

/** Rolldown, which Vite uses, prints this when a build takes more than three seconds. */
const TIMINGS = /^\[PLUGIN_TIMINGS\][^]*?^See .*\n?/gm;

/** Shows no colors, and no path or time of this machine. */
function asReaderSees(
  { output, code }: Printed,
  [dir, homeDir, packagesDir]: readonly [string, string, string],
): Printed {
  // Symbolic links resolve to paths outside of the project; a reader has none.
  const seen = [dir, homeDir, packagesDir, path.join(packagesDir, '../..')]
    .reduce(
      (text, place) => text.replaceAll(place, '/project'),
      // Rolldown prints colors, whatever `NO_COLOR` says.
      stripVTControlCharacters(output),
    )
    .replace(TIMINGS, '')
    // The compiler of TypeScript follows the link to the packages.
    .replaceAll('../node_modules/', 'node_modules/')
    .trimEnd();
  return { output: seen, code };
}

/** Colors, npm's variables and Playwright's loader would change the output. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, NODE_NO_WARNINGS } = process.env;
  return {
    ...{ PATH, HOME, TMPDIR, SystemRoot, NODE_NO_WARNINGS },
    NO_COLOR: '1',
    // No telemetry.
    ASTRO_TELEMETRY_DISABLED: '1',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  };
}
