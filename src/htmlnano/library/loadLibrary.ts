import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Library } from './runLibrary';

/**
 * Loads the htmlnano of a workspace in Node.
 *
 * @param libraryDir absolute path of the workspace, such as `libraries/2.1.0`
 */
export function loadLibrary(libraryDir: string): Library {
  const load = createRequire(path.join(libraryDir, 'package.json'));
  return load('htmlnano') as Library;
}

/**
 * Finds the folder of a package as Node resolves it from another.
 *
 * @throws Error when it is not installed
 */
export function packageDir(name: string, from: string): string {
  const manifest = path.join(from, 'package.json');
  const dir = createRequire(manifest)
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
  if (dir !== undefined) return dir;
  throw new Error(
    `The package "${name}" is not installed for ${path.basename(from)}: add it to ${manifest}.`,
  );
}
