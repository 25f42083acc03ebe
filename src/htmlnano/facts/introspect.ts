import fs from 'node:fs';
import path from 'node:path';
import { loadLibrary, packageDir } from '../library/loadLibrary';

/** The facts of an installed htmlnano. */
export type LibraryFacts = ReturnType<typeof readLibrary>;

/**
 * Reads the facts of a workspace's htmlnano.
 *
 * @param libraryDir absolute path of the workspace
 */
export function readLibrary(libraryDir: string) {
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
  };
}

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
