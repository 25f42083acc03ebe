import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { nodeArguments } from '../../scripts/steps';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/shared/versions';

/** Generated files and packages, which are not copied. */
const MADE =
  /^(?:node_modules|test-results|\.git|\.docusaurus|\.cache|build.*)$/;

/** Copies the sources, with the packages that are installed here. */
function copySources(): string {
  const dir = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'htmlnano-docs-')),
  );
  fs.cpSync(SITE_DIR, dir, {
    recursive: true,
    filter: (file) =>
      path.dirname(file) !== SITE_DIR
        ? path.basename(file) !== 'node_modules'
        : !MADE.test(path.basename(file)),
  });
  // Each library has an htmlnano of its own.
  const versions = fs.readdirSync(path.join(SITE_DIR, 'libraries'));
  for (const name of ['', ...versions.map((each) => `libraries/${each}`)]) {
    const modules = path.join(SITE_DIR, name, 'node_modules');
    if (!fs.existsSync(modules)) continue;
    fs.symlinkSync(modules, path.join(dir, name, 'node_modules'));
  }
  // It needs the tables of the pages.
  removeFeature(dir, 'live');
  return dir;
}

/** Removes a feature's folder, its lines in the configuration and its theme. */
export function removeFeature(dir: string, name: string): void {
  fs.rmSync(path.join(dir, 'src', name), { recursive: true });
  const theme = path.join(dir, 'src/theme');
  const files = fs.readdirSync(theme, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => each.endsWith('.ts'))) {
    const component = path.join(theme, file);
    const code = fs.readFileSync(component, 'utf8');
    if (code.includes(`../${name}/`)) fs.rmSync(component);
  }
  const config = path.join(dir, 'docusaurus.config.ts');
  const lines = fs.readFileSync(config, 'utf8').split('\n');
  const plugin = name.replace(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  const use = new RegExp(`'\\./src/${name}|^ {4}.*\\b${plugin}\\b`);
  fs.writeFileSync(
    config,
    lines
      .filter((line) => !use.test(line))
      .map((line) =>
        line.startsWith('const drawing')
          ? line.replace(`${name}, `, '').replace(`, ${name}]`, ']')
          : line,
      )
      .join('\n'),
  );
}

/** A copy of the site, which the fixture removes after the test. */
export class SiteCopy {
  readonly dir = copySources();

  read(...file: readonly string[]): string {
    return fs.readFileSync(path.join(this.dir, ...file), 'utf8');
  }

  write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.dir, file), text);
  }

  /** Replaces a text that must exist. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
    this.write(file, before.replace(from, to));
  }

  /** Builds it, with nothing from a cache. */
  build(env?: NodeJS.ProcessEnv) {
    // Error messages do not depend on the minifier.
    const args = [...nodeArguments('build'), '--no-minify'];
    return this.#run(process.execPath, args, env);
  }

  /** Runs a command of npm. */
  npm(...args: readonly string[]) {
    // The copy uses the packages that are installed here.
    return this.#run('npm', args, { npm_config_package_lock_only: 'true' });
  }

  #run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        // The copy has no build for browser tests.
        SITE: 'none',
        ...env,
      },
    });
    return { status, printed: stdout + stderr };
  }

  /** Starts the development server. */
  start(port: number): ReturnType<typeof spawn> {
    const options = ['--no-open', '--port', String(port)];
    return spawn(process.execPath, [...nodeArguments('start'), ...options], {
      cwd: this.dir,
      env: { ...process.env, BROWSER: 'none' },
    });
  }
}

interface Fixtures {
  /** The site as it is. */
  readonly whole: SiteCopy;
  /** The site with short pages, to break and build. */
  readonly copy: SiteCopy;
}

export const test = base.extend<Fixtures>({
  whole: async ({}, use) => {
    const copy = new SiteCopy();
    await use(copy);
    fs.rmSync(copy.dir, { recursive: true, force: true });
  },
  copy: async ({ whole }, use) => {
    for (const version of documentedVersions(SITE_DIR)) {
      for (const page of pagesOf(SITE_DIR, version)) {
        const slug = page.includes('/010-') ? '---\nslug: /\n---\n' : '';
        whole.write(page, `${slug}# Title\n\nText.\n`);
      }
    }
    await use(whole);
  },
});

export { expect } from '@playwright/test';
