import { createRequire } from 'node:module';
import path from 'node:path';
import type { Library } from './library';

/**
 * Loads htmlnano in Node as the workspace of a version has it.
 *
 * @param libraryDir absolute path of the workspace, such as `libraries/2.1.0`
 */
export function loadLibrary(libraryDir: string): Library {
  const load = createRequire(path.join(libraryDir, 'package.json'));
  return load('htmlnano') as Library;
}

/** The folder of a package as another finds it. */
export function packageDir(name: string, from: string): string {
  const entry = createRequire(path.join(from, 'package.json')).resolve(name);
  const folder = path.join('node_modules', name);
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length);
}
