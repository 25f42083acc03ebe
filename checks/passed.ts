import { DiskCache } from '../src/plugins/shared/diskCache';
import { SITE_DIR } from '../src/htmlnano/versions';

/** What runs the blocks and facts of pages; the versions that npm has installed, too. */
const CODE = [
  'checks/*.ts',
  'tests/docs/*.spec.ts',
  'src/htmlnano/*.ts',
  'src/htmlnano/{facts,library}/**/*.ts',
  'src/plugins/code-examples/*.ts',
  'src/plugins/shared/{markdown,orThrow}.ts',
  'node_modules/.package-lock.json',
];

/**
 * Remembers which checks have passed. In CI it remembers nothing, so that each check is
 * made there.
 *
 * @param name of the folder in which it remembers: each has one owner
 */
export function passedChecks(name: string) {
  const cache = process.env.CI
    ? undefined
    : new DiskCache<true>(name, SITE_DIR, CODE);
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
      const all = [process.version, key];
      if (cache?.get(all)) {
        count += 1;
        return [];
      }
      const wrong = await check();
      if (wrong.length === 0) cache?.set(all, true);
      return wrong;
    },
    /** How many checks were not made. */
    count: () => count,
    /** Forgets what was not asked for. */
    prune: () => cache?.prune(),
  };
}
