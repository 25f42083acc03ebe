import fs from 'node:fs';
import path from 'node:path';
import { orThrow } from '../../plugins/shared/orThrow';
import { loadLibrary, packageDir } from '../library/loadLibrary';

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
    dir,
    version: manifest.version,
    /** Names of the modules, in the order of the presets' keys. */
    modules: Object.keys(orThrow(presets.safe, 'The preset "safe"')),
    presets,
    /** The version ranges of packages that a reader may have to install. */
    optionalPackages: manifest.peerDependencies ?? {},
  };
}
