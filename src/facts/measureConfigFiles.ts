import { execFileSync } from 'node:child_process';

const ENDINGS = ['', '.json', '.yaml', '.yml', '.js', '.ts', '.cjs', '.mjs'];

/** Names that a configuration file might have, read or not. */
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

/**
 * Finds out which names a library reads, first come first: puts a file of every
 * name into a folder, each with a module that does not exist, and sees which one
 * the library complains about. That file is removed, and so on.
 *
 * @param libraryDir absolute path of the version's workspace
 */
export function measureConfigFiles(libraryDir: string): string[] {
  const program = `
    const fs = require('node:fs');
    const os = require('node:os');
    const path = require('node:path');
    const htmlnano = require('htmlnano');
    const names = ${JSON.stringify(CANDIDATES)};
    const content = (name, index) => {
      const module = 'module' + index;
      if (name === 'package.json') return JSON.stringify({ htmlnano: { [module]: true } });
      if (name === 'package.yaml') return 'htmlnano:\\n  ' + module + ': true\\n';
      if (/\\.(ts|mjs)$/.test(name)) return 'export default { ' + module + ': true };';
      if (/\\.c?js$/.test(name)) return 'module.exports = { ' + module + ': true };';
      return JSON.stringify({ [module]: true });
    };
    // Not below a home directory, which ends the search in parent folders.
    const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'config-')));
    process.chdir(dir);
    // All that are left, each time: to load .ts, cosmiconfig 8 writes a .cjs
    // beside it and deletes that again, whosever it was.
    const outcome = async (left) => {
      for (const name of names) fs.rmSync(name, { force: true });
      for (const name of left) {
        fs.mkdirSync(path.dirname(name), { recursive: true });
        fs.writeFileSync(name, content(name, names.indexOf(name)));
      }
      try { return (await htmlnano.process('<p>a</p>')).html; } catch (error) { return error.message; }
    };
    (async () => {
      const found = [];
      let left = names;
      for (;;) {
        const message = await outcome(left);
        const index = /^Module "module(\\d+)" is not defined$/.exec(message)?.[1];
        let first = index === undefined ? undefined : names[index];
        // A file that cannot be loaded stops the search: which one is it?
        for (const name of first ? [] : left) {
          if ((await outcome(left.filter((other) => other !== name))) === message) continue;
          first = name;
          break;
        }
        if (!first) break;
        found.push(first);
        left = left.filter((name) => name !== first);
      }
      fs.rmSync(dir, { recursive: true, force: true });
      process.stdout.write(JSON.stringify(found));
    })();`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: libraryDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed) as string[];
}
