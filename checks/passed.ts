import fs from 'node:fs';
import path from 'node:path';
import { Globby, md5Hash } from '@docusaurus/utils';
import { SITE_DIR } from '../src/htmlnano/versions';

/** The code that runs blocks and compares facts, and the installed packages. */
const CODE = [
  'checks/*.ts',
  'checks/{library,programs}/*.ts',
  'tests/docs/*.spec.ts',
  'src/htmlnano/*.ts',
  'src/htmlnano/{facts,library}/**/*.ts',
  'src/htmlnano/live/{losses,readPage}.ts',
  'src/plugins/code-examples/*.ts',
  'src/plugins/shared/{markdown,orThrow}.ts',
  'node_modules/.package-lock.json',
];

let state: string | undefined;

function hashOfCode(): string {
  const files = Globby.sync(CODE, { cwd: SITE_DIR, absolute: true }).sort();
  return md5Hash(files.map((file) => fs.readFileSync(file, 'utf8')).join('\0'));
}

/**
 * Remembers which checks have passed. In CI it remembers nothing, so that each check is
 * made there.
 *
 * @param name of the file in which it remembers: each has one owner
 */
export function passedChecks(name: string) {
  const file = path.join(SITE_DIR, 'node_modules/.cache/passed-checks', name);
  const isKept = !process.env.CI;
  const before =
    isKept && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const known = new Set(before.split('\n'));
  const passed = new Set<string>();
  let count = 0;
  return {
    /**
     * Makes a check, unless it has passed with the same key before.
     *
     * @param key a JSON value of all that the check depends on, beside code and packages
     * @returns what is wrong
     */
    async check(
      key: unknown,
      check: () => Promise<readonly string[]>,
    ): Promise<readonly string[]> {
      state ??= hashOfCode();
      const hash = md5Hash(JSON.stringify([state, process.version, key]));
      const isKnown = known.has(hash);
      if (isKnown) count += 1;
      const wrong = isKnown ? [] : await check();
      if (wrong.length === 0) passed.add(hash);
      return wrong;
    },
    /** The number of checks that were left out. */
    count: () => count,
    /**
     * Remembers what has passed.
     *
     * @param isAll whether all checks were asked for: it forgets the others
     */
    save(isAll = true): void {
      if (!isKept) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const all = [...(isAll ? [] : known), ...passed];
      fs.writeFileSync(file, all.join('\n'));
    },
  };
}
