import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadLibrary, packageDir } from '../library/loadLibrary';

/** The facts of an installed htmlnano. */
export type LibraryFacts = ReturnType<typeof read>;

const ENDINGS = ['', '.json', '.yaml', '.yml', '.js', '.ts', '.cjs', '.mjs'];

/** Possible names of configuration files. */
export const CANDIDATES: readonly string[] = [
  'package.json',
  'package.yaml',
  ...['.htmlnanorc', '.config/htmlnanorc', 'htmlnanorc'].flatMap((base) =>
    ENDINGS.map((ending) => base + ending),
  ),
  ...['htmlnano.config', 'htmlnano'].flatMap((base) =>
    ENDINGS.slice(1).map((ending) => base + ending),
  ),
];

function measure(
  libraryDir: string,
  program: 'runOrder' | 'configFiles',
  values: readonly string[] = [],
): string[] {
  const file = path.join(__dirname, 'programs', `${program}.ts`);
  const args = ['--import', 'tsx', file, ...values];
  const printed = execFileSync(process.execPath, args, {
    cwd: libraryDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed) as string[];
}

/** The facts that were read, by folder: a process sees one htmlnano in each. */
const known = new Map<string, LibraryFacts>();

/**
 * The facts of a workspace's htmlnano. Those that need a separate process are measured
 * lazily, because most callers do not use them.
 *
 * @param libraryDir absolute path of the workspace
 */
export function readLibrary(libraryDir: string): LibraryFacts {
  const facts = known.get(libraryDir) ?? read(libraryDir);
  known.set(libraryDir, facts);
  return facts;
}

function read(libraryDir: string) {
  const dir = packageDir('htmlnano', libraryDir);
  const manifest = JSON.parse(
    fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
  ) as { version: string; peerDependencies?: Record<string, string> };
  const asked = JSON.parse(
    fs.readFileSync(path.join(libraryDir, 'package.json'), 'utf8'),
  ) as { dependencies: { htmlnano: string } };
  if (manifest.version !== asked.dependencies.htmlnano) {
    throw new Error(
      `htmlnano ${manifest.version} is installed where ${libraryDir}/package.json asks for ${asked.dependencies.htmlnano}: run npm install.`,
    );
  }
  const { presets } = loadLibrary(libraryDir);
  let runOrder: string[] | undefined;
  let configFiles: string[] | undefined;
  return {
    version: manifest.version,
    /** Names of the modules, in the order of the presets' keys. */
    modules: Object.keys(presets.safe ?? {}),
    presets,
    /** The version ranges of packages that a reader may have to install. */
    optionalPackages: manifest.peerDependencies ?? {},
    /** The source of a module, as it is published. */
    sourceOf: (module: string): string =>
      fs.readFileSync(sourceFile(dir, module), 'utf8'),
    /** Names of the modules in the order of their calls, some more than once. */
    get runOrder(): string[] {
      return (runOrder ??= measure(libraryDir, 'runOrder'));
    },
    /** Names of the configuration files that it reads, by precedence. */
    get configFiles(): string[] {
      return (configFiles ??= measure(libraryDir, 'configFiles', CANDIDATES));
    },
  };
}

/** The modules that two versions have, in the newer one's order. */
export const sharedModules = (
  older: Pick<LibraryFacts, 'modules'>,
  newer: Pick<LibraryFacts, 'modules'>,
): readonly string[] =>
  newer.modules.filter((module) => older.modules.includes(module));

// 1.1.1, 2.1.0 and 3.5.1 have different layouts.
function sourceFile(dir: string, module: string): string {
  const names = ['lib/modules/*.js', 'lib/modules/*.cjs', 'dist/_modules/*.js'];
  const found = names
    .map((name) => path.join(dir, name.replace('*', module)))
    .find((file) => fs.existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `INTERNALS.md: Files of htmlnano. ${dir} has none of "${module}".`,
  );
}
