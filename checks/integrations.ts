import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedVersions } from './library/project';
import { SITE_DIR } from '../src/htmlnano/versions';
import type { ProjectCheck } from './pageChecks';

/** The environment variable that names the tools to run, by default all. */
export const INTEGRATIONS_VARIABLE = 'INTEGRATIONS';

/** A tool that uses htmlnano, with a lockfile of its own in `integrations/`. */
export interface Integration {
  /** Name of its folder: that of its package, without a scope. */
  readonly name: string;
  /** The packages that a reader installs, in the versions of the lockfile. */
  readonly versions: Readonly<Record<string, string>>;
  /** The name of its folder when it is installed: another for another lockfile. */
  readonly id: string;
}

/** The part of a `package-lock.json` that is read. */
interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const FOLDER = path.join(SITE_DIR, 'integrations');

// Elsewhere than in this folder: below it, a tool would find the packages of the
// website, which a reader does not have.
const { XDG_CACHE_HOME = path.join(os.homedir(), '.cache') } = process.env;

function readIntegration(name: string): Integration {
  const file = path.join(FOLDER, name, 'package-lock.json');
  const text = fs.readFileSync(file, 'utf8');
  const { packages } = JSON.parse(text) as Lockfile;
  const versions = Object.keys(packages['']?.dependencies ?? {}).map((each) => [
    each,
    packages[`node_modules/${each}`]?.version,
  ]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    name,
    versions: Object.fromEntries(versions) as Record<string, string>,
    id: `${name}-${hash}`,
  };
}

/** The tools in `integrations/`, whether they are installed or not. */
export const INTEGRATIONS: readonly Integration[] = fs
  .readdirSync(FOLDER)
  .map(readIntegration);

/** The tool that a section tells its reader to install, if it does. */
export const integrationOf = ({
  packages = [],
}: Pick<ProjectCheck, 'packages'>): Integration | undefined =>
  INTEGRATIONS.find(({ name }) =>
    packages.some((each) => path.basename(each) === name),
  );

/**
 * The versions of all packages that a page may tell its reader to install.
 *
 * @param libraryDir absolute path of the version's workspace
 */
export async function installableVersions(
  libraryDir: string,
): Promise<Record<string, string>> {
  const tools = INTEGRATIONS.map(({ versions }) => versions);
  const libraries = await installedVersions(libraryDir);
  return Object.assign({}, ...tools, libraries) as Record<string, string>;
}

/**
 * Installs a tool, unless it is there as its lockfile says, and prints that it does.
 *
 * @returns the folder in which it is
 */
export async function install({ name, id }: Integration): Promise<string> {
  const dir = path.join(XDG_CACHE_HOME, 'htmlnano-docs', id);
  if (fs.existsSync(dir)) return dir;
  console.log(`Installing integrations/${name} …`);
  // Installed under another name and renamed at the end, because another run of the
  // tests may install it at the same time.
  const unfinished = `${dir}.${String(process.pid)}`;
  fs.cpSync(path.join(FOLDER, name), unfinished, { recursive: true });
  const args = ['ci', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  try {
    await promisify(execFile)('npm', args, { cwd: unfinished });
    fs.renameSync(unfinished, dir);
  } catch (cause) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(dir)) {
      throw new Error(`integrations/${name} cannot be installed.`, { cause });
    }
  }
  return dir;
}

/** Says why the sections on a tool are left out, if they are. */
export function whyLeftOut(tool: Integration | undefined): string | undefined {
  const wanted = process.env[INTEGRATIONS_VARIABLE]?.split(',');
  return tool && wanted && !wanted.includes(tool.name)
    ? `No page or file of integrations/${tool.name} has changed. npm test -- --all runs it, and npm run test:docs`
    : undefined;
}
