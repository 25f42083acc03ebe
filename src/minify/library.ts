import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of htmlnano's API that examples use. */
export interface Library {
  readonly process: (
    html: string,
    options?: object,
    preset?: object,
  ) => Promise<{ readonly html: string }>;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Loads htmlnano as the workspace of a version has it.
 *
 * @param libraryDir absolute path of the workspace, such as `libraries/2.1.0`
 */
export function loadLibrary(libraryDir: string): Library {
  const require = createRequire(path.join(libraryDir, 'package.json'));
  return require('htmlnano') as Library;
}
