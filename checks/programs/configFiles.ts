/**
 * Prints which of the given file names the htmlnano of the working directory
 * reads as configuration files, by precedence. A folder gets a file of every
 * name, each with a module that does not exist; the library's error tells which
 * one it read. That file is removed, and so on.
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

function contentOf(name: string, module: string): string {
  const json = JSON.stringify({ [module]: true });
  if (name === 'package.json') return `{ "htmlnano": ${json} }`;
  if (name === 'package.yaml') return `htmlnano:\n  ${module}: true\n`;
  if (/\.(ts|mjs)$/.test(name)) return `export default ${json};`;
  return /\.c?js$/.test(name) ? `module.exports = ${json};` : json;
}

// Writes all files each time: cosmiconfig 8 compiles a .ts file to a .cjs file
// beside it and deletes that, even if it was there before.
async function outcomeWith(left: readonly string[]): Promise<string> {
  for (const name of names) fs.rmSync(name, { force: true });
  for (const name of left) {
    fs.mkdirSync(path.dirname(name), { recursive: true });
    const module = `module${String(names.indexOf(name))}`;
    fs.writeFileSync(name, contentOf(name, module));
  }
  try {
    return (await htmlnano.process('<p>a</p>')).html;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The file that takes precedence over the others, if one is read. */
async function firstOf(left: readonly string[]): Promise<string | undefined> {
  const message = await outcomeWith(left);
  const [, index] = /^Module "module(\d+)" is not defined$/.exec(message) ?? [];
  if (index !== undefined) return names[Number(index)];
  // A file that cannot be loaded ends the search: find out which one it is.
  for (const name of left) {
    const others = left.filter((other) => other !== name);
    if ((await outcomeWith(others)) !== message) return name;
  }
  return undefined;
}

async function measure(left: readonly string[]): Promise<string[]> {
  const first = await firstOf(left);
  if (first === undefined) return [];
  return [first, ...(await measure(left.filter((name) => name !== first)))];
}

process.chdir(dir);
void measure(names).then((found) => {
  fs.rmSync(dir, { recursive: true, force: true });
  process.stdout.write(JSON.stringify(found));
});
