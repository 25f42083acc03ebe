/**
 * Prints which of the given file names the htmlnano of the working directory
 * reads as configuration files, by precedence. Each file has a module that does not
 * exist, so that the library's error tells which one it read.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Library } from '../../src/htmlnano/library/runLibrary';

const names = process.argv.slice(2);
const require = createRequire(path.resolve('package.json'));
const htmlnano = require('htmlnano') as Library;
// Not below the home directory, where the search in parent folders ends.
const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'config-')));
process.chdir(dir);

function contentOf(name: string): string {
  const module = `module${String(names.indexOf(name))}`;
  const json = JSON.stringify({ [module]: true });
  if (name === 'package.json') return `{ "htmlnano": ${json} }`;
  if (name === 'package.yaml') return `htmlnano:\n  ${module}: true\n`;
  if (/\.(ts|mjs)$/.test(name)) return `export default ${json};`;
  return /\.c?js$/.test(name) ? `module.exports = ${json};` : json;
}

/** The error of the library, or `undefined` if it reads none of these files. */
async function errorWith(...files: readonly string[]) {
  for (const name of names) fs.rmSync(name, { force: true });
  for (const name of files) {
    fs.mkdirSync(path.dirname(name), { recursive: true });
    fs.writeFileSync(name, contentOf(name));
  }
  return htmlnano.process('<p>a</p>').then(() => undefined, String);
}

async function measure(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of names) {
    const error = await errorWith(name);
    if (error === undefined) continue;
    const isFirst = async (other: string) =>
      (await errorWith(other, name)) === error;
    let index = found.length;
    while (index > 0 && (await isFirst(found[index - 1] ?? ''))) index -= 1;
    found.splice(index, 0, name);
  }
  return found;
}

void measure().then((found) => {
  fs.rmSync(dir, { recursive: true, force: true });
  process.stdout.write(JSON.stringify(found));
});
