import fs from 'node:fs';
import path from 'node:path';
import { Globby, md5Hash } from '@docusaurus/utils';

const CACHE = 'node_modules/.cache/docs-plugins';

/** What all values depend on, beside the code. */
const LOCKFILES = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'];

/**
 * Caches values in files, by everything that they depend on: the installed
 * packages, the code of this site, and a key. Where it cannot write, it caches nothing.
 */
export class DiskCache<T> {
  private readonly dir: string;
  private readonly state: string;
  private readonly used = new Set<string>();

  /**
   * @param name of the cache's folder
   * @param siteDir absolute path of the site
   * @param code patterns of the files that make the values
   */
  constructor(
    name: string,
    siteDir = process.cwd(),
    code: readonly string[] = ['src/**/*.ts'],
  ) {
    this.dir = path.join(siteDir, CACHE, name);
    const site = [siteDir, ...code].join();
    this.state = states.get(site) ?? readState(siteDir, code);
    states.set(site, this.state);
  }

  /** @param key a JSON value */
  get(key: unknown): T | undefined {
    try {
      return JSON.parse(fs.readFileSync(this.fileOf(key), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  /**
   * @param value a JSON value
   * @returns the value
   */
  set(key: unknown, value: T): T {
    const file = this.fileOf(key);
    // Atomically, as another process may be reading the file.
    const draft = `${file}.${String(process.pid)}`;
    ifPossible(() => {
      fs.mkdirSync(this.dir, { recursive: true });
      fs.writeFileSync(draft, JSON.stringify(value));
      fs.renameSync(draft, file);
    });
    return value;
  }

  /** The cached value of a key, else that of `make`, which is cached then. */
  getOrMake(key: unknown, make: () => T): T {
    return this.get(key) ?? this.set(key, make());
  }

  /** As `getOrMake`, for what has to be waited for. */
  async getOrAwait(key: unknown, make: () => Promise<T>): Promise<T> {
    return this.get(key) ?? this.set(key, await make());
  }

  /** A hash of all that the value of a key depends on, for names of files. */
  hashOf(key: unknown): string {
    return this.hash(key).slice(0, 8);
  }

  /** Removes all values that this instance has not used. */
  prune(): void {
    ifPossible(() => {
      for (const name of fs.readdirSync(this.dir)) {
        if (this.used.has(name)) continue;
        // Another build may have removed it.
        fs.rmSync(path.join(this.dir, name), { force: true });
      }
    });
  }

  private fileOf(key: unknown): string {
    const name = `${this.hash(key)}.json`;
    this.used.add(name);
    return path.join(this.dir, name);
  }

  private hash(key: unknown): string {
    return md5Hash(this.state + JSON.stringify(key));
  }
}

/** Changes files, unless that fails: a folder may be read-only, or the disk full. */
function ifPossible(change: () => void): void {
  try {
    change();
  } catch {
    // A build without a cache takes longer.
  }
}

/** By site and code, computed once: a process keeps running the code that it started with. */
const states = new Map<string, string>();

/** Of everything but the key that values depend on. */
function readState(siteDir: string, code: readonly string[]): string {
  const files = Globby.sync([...code, ...LOCKFILES], {
    cwd: siteDir,
    absolute: true,
  }).sort();
  return md5Hash(files.map((file) => fs.readFileSync(file, 'utf8')).join('\0'));
}
