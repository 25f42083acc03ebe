import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { writeFiles } from '../support/files';

/** Generated files, packages, and what no build reads: they are not copied. */
const LEFT =
  /^(?:node_modules|test-results|\.git|\.docusaurus|\.cache|build.*|tests)$/;

/** Without npm, which leaves its child running when it is ended. */
export const DOCUSAURUS =
  require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Copies the sources, with the packages that are installed here. */
function copySources(): string {
  const dir = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'htmlnano-docs-')),
  );
  fs.cpSync(SITE_DIR, dir, {
    recursive: true,
    filter: (file) =>
      path.dirname(file) !== SITE_DIR
        ? !/^(?:node_modules|\.docusaurus)$/.test(path.basename(file))
        : !LEFT.test(path.basename(file)),
  });
  // Each library has an htmlnano of its own.
  const versions = fs.readdirSync(path.join(SITE_DIR, 'libraries'));
  for (const name of ['', ...versions.map((each) => `libraries/${each}`)]) {
    const modules = path.join(SITE_DIR, name, 'node_modules');
    if (!fs.existsSync(modules)) continue;
    fs.symlinkSync(modules, path.join(dir, name, 'node_modules'));
  }
  return dir;
}

/** Runs a command in the folder of a website, with nothing from a cache. */
export function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      ...env,
    },
  });
  return { status, printed: stdout + stderr };
}

/** A copy of the site, which the fixture removes after the test. */
class SiteCopy {
  readonly dir = copySources();

  read(...file: readonly string[]): string {
    return fs.readFileSync(path.join(this.dir, ...file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFiles(this.dir, { [file]: text });
  }

  /** Replaces a text that must exist. */
  replace(file: string, from: string, to: string): void {
    const before = this.read(file);
    if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
    this.write(file, before.replace(from, to));
  }

  build() {
    // Error messages do not depend on the minifier.
    const args = [DOCUSAURUS, 'build', '--no-minify'];
    return runIn(this.dir, process.execPath, args);
  }

  start(port: number): ReturnType<typeof spawn> {
    const args = [DOCUSAURUS, 'start', '--no-open', '--port', String(port)];
    return spawn(process.execPath, args, {
      cwd: this.dir,
      env: { ...process.env, BROWSER: 'none' },
    });
  }
}

interface Fixtures {
  /** The site with short pages and without Try it, to break and build. */
  readonly copy: SiteCopy;
}

/** The front matter of a page: six lines with its marks. */
const frontMatter = (more = ''): string =>
  `---\ntitle: Title\ndescription: ${'A page that nobody has to know. '.repeat(2).trim()}\nkeywords: [tea]${more}\n---\n`;

export const test = base.extend<Fixtures>({
  copy: async ({}, use) => {
    const copy = new SiteCopy();
    const config = 'docusaurus.config.ts';
    copy.replace(config, 'hasLibrary: true', 'hasLibrary: false');
    for (const version of documentedVersions(SITE_DIR)) {
      for (const page of pagesOf(SITE_DIR, version)) {
        const slug = page.includes('/010-') ? '\nslug: /' : '';
        copy.write(page, `${frontMatter(slug)}# Title\n\nText.\n`);
      }
    }
    await use(copy);
    fs.rmSync(copy.dir, { recursive: true, force: true });
  },
});

export { expect } from '@playwright/test';
