import fs from 'node:fs';
import path from 'node:path';
import { Globby, md5Hash } from '@docusaurus/utils';

const ROOT = path.join(__dirname, '../../..');

const CACHE = path.join(ROOT, 'node_modules/.cache/docs-plugins');

let state: string | undefined;

/** A hash of the installed packages and all code. A process reads them once. */
function hashOfCode(): string {
  const files = Globby.sync(['src/**/*.ts', 'package-lock.json'], {
    cwd: ROOT,
    absolute: true,
  }).sort();
  return md5Hash(files.map((file) => fs.readFileSync(file, 'utf8')).join('\0'));
}

/** A hash of the installed packages, all code of `src`, and a JSON value. */
export const hashOf = (key: unknown): string =>
  md5Hash((state ??= hashOfCode()) + JSON.stringify(key));

/**
 * Returns the value of a key that the same code has made before with the same packages,
 * or makes it. If no file can be written, it makes the value each time.
 *
 * @param name the name of the cache's folder
 * @param key a JSON value with all inputs of the value except code and packages
 * @param make makes a JSON value
 */
export function getOrMake<T>(
  name: string,
  key: unknown,
  make: () => Promise<T>,
): T | Promise<T>;
export function getOrMake<T>(name: string, key: unknown, make: () => T): T;
export function getOrMake(
  name: string,
  key: unknown,
  make: () => unknown,
): unknown {
  const file = path.join(CACHE, hashOf(''), name, `${hashOf(key)}.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch {
    const made = make();
    return made instanceof Promise
      ? made.then((value) => write(file, value))
      : write(file, made);
  }
}

function write(file: string, value: unknown): unknown {
  // Writing is atomic, because another process may be reading the file.
  const draft = `${file}.${String(process.pid)}`;
  try {
    forgetOtherCode();
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(draft, JSON.stringify(value));
    fs.renameSync(draft, file);
  } catch {
    // The folder may be read-only, or the disk full.
  }
  return value;
}

/** Deletes the values of other code when this code first makes a value. */
function forgetOtherCode(): void {
  if (!fs.existsSync(path.join(CACHE, hashOf(''))))
    fs.rmSync(CACHE, { recursive: true, force: true });
}
