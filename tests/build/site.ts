import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentedVersions } from '../../src/examples/versions';

const siteDir = path.join(__dirname, '../..');
const PAGES = [
  '010-introduction',
  '020-usage',
  '030-config',
  '040-presets',
  '050-modules',
  '060-contribute',
];

/** A copy of the site with short pages, to break in one place and build. */
export function copySite(): string {
  const dir = fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), 'htmlnano-docs-')),
  );
  for (const name of [
    'docusaurus.config.ts',
    'sidebars.ts',
    'versions.json',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'src',
    'static',
    'libraries',
    'versioned_sidebars',
  ]) {
    fs.cpSync(path.join(siteDir, name), path.join(dir, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
  // Those of the libraries, too: each has an htmlnano of its own.
  const versions = fs.readdirSync(path.join(siteDir, 'libraries'));
  for (const name of ['', ...versions.map((each) => `libraries/${each}`)]) {
    const modules = path.join(siteDir, name, 'node_modules');
    if (!fs.existsSync(modules)) continue;
    fs.symlinkSync(modules, path.join(dir, name, 'node_modules'));
  }
  // To bundle the workers takes a minute, and no mistake here is theirs.
  fs.writeFileSync(
    path.join(dir, 'src/plugins/live/index.ts'),
    `export default () => ({
      name: 'live',
      contentLoaded: ({ actions }) =>
        actions.createData('versions.js', 'export default {};'),
    });`,
  );
  for (const { pages: folder } of documentedVersions(siteDir)) {
    fs.mkdirSync(path.join(dir, folder), { recursive: true });
    for (const page of PAGES) {
      const slug = page.startsWith('010') ? '---\nslug: /\n---\n' : '';
      fs.writeFileSync(
        path.join(dir, folder, `${page}.md`),
        `${slug}# Title\n\nText.\n`,
      );
    }
  }
  return dir;
}

/** Builds a copy of the site, with nothing from a cache. */
export function build(
  dir: string,
  env: NodeJS.ProcessEnv = {},
): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(
    path.join(dir, 'node_modules/.bin/docusaurus'),
    ['build'],
    {
      cwd: dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_COLOR: '1',
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        ...env,
      },
    },
  );
  return { status, printed: stdout + stderr };
}
