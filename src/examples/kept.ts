import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const CACHE = 'node_modules/.cache/htmlnano-docs';

/** What decides over what a library makes, besides what it is given. */
const CODE = ['package-lock.json', 'src/examples', 'src/minify', 'src/facts'];

/**
 * Keeps what took long to find out in files, by everything that it depends on:
 * the installed packages, the code of this site that asks them, and a key.
 */
export class Kept<T> {
  private readonly dir: string;
  private readonly state: string;

  /**
   * @param siteDir absolute path of the site
   * @param name of what is kept; also a folder
   */
  constructor(siteDir: string, name: string) {
    this.dir = path.join(siteDir, CACHE, name);
    this.state = stateOf(siteDir);
  }

  /** @param key anything that JSON can hold */
  get(key: unknown): T | undefined {
    try {
      return JSON.parse(fs.readFileSync(this.fileOf(key), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  /** @param value anything that JSON can hold */
  set(key: unknown, value: T): void {
    const file = this.fileOf(key);
    fs.mkdirSync(this.dir, { recursive: true });
    // Another process may read it: never half a file.
    const draft = `${file}.${String(process.pid)}`;
    fs.writeFileSync(draft, JSON.stringify(value));
    fs.renameSync(draft, file);
  }

  private fileOf(key: unknown): string {
    const name = hash(this.state + JSON.stringify(key));
    return path.join(this.dir, `${name}.json`);
  }
}

function stateOf(siteDir: string): string {
  const files = CODE.flatMap((name) => {
    const place = path.join(siteDir, name);
    return fs.statSync(place).isDirectory()
      ? fs
          .readdirSync(place, { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(place, file))
          .filter((file) => file.endsWith('.ts'))
          .sort()
      : [place];
  });
  return hash(files.map((file) => fs.readFileSync(file, 'utf8')).join('\0'));
}

const hash = (text: string): string =>
  crypto.createHash('sha256').update(text).digest('hex');
