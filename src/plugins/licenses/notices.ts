import fs from 'node:fs';
import path from 'node:path';

/** A package in the code that readers get, and the text of its license. */
export interface Notice {
  /** Name, version and license. */
  readonly package: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const LICENSE = /^(?:licen[cs]e|copying|notice)/i;

/** The folder of the package that a file is part of; the website's files have none. */
export const packageOf = (file: string): string | undefined =>
  PACKAGE.exec(file)?.[0];

/**
 * Reads the notice of the package in a folder: its license files, or otherwise the
 * license and the author in its `package.json`.
 *
 * @throws Error when it has no license
 */
export function noticeOf(dir: string): Notice {
  const read = (file: string): string =>
    fs.readFileSync(path.join(dir, file), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const { name, version, license, author } = manifest;
  const texts = fs
    .readdirSync(dir)
    .filter((file) => LICENSE.test(file))
    .map((file) => read(file).replaceAll('\r\n', '\n').trim());
  if (license === undefined && texts.length === 0) {
    throw new Error(
      `Readers get code of ${name} ${version}, but the package names no license and has no license file. Replace the package, or write its notice into src/plugins/licenses.`,
    );
  }
  const by = typeof author === 'string' ? author : author?.name;
  const named = `License: ${String(license)}${by ? `\nAuthor: ${by}` : ''}`;
  return {
    package: `${name} ${version}${license ? ` (${license})` : ''}`,
    text: texts.length > 0 ? texts.join('\n\n') : named,
  };
}
