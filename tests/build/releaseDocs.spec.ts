import fs from 'node:fs';
import path from 'node:path';
import { versionOfNext } from '../../scripts/release/workspaces';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { site } from '../../src/site';
import { expect, type SiteCopy, test } from './site';

const [next, { name: latest } = { name: '' }] = documentedVersions(SITE_DIR);
const released = versionOfNext(SITE_DIR);

test('the pages of Next become those of the latest version', ({
  whole: copy,
}) => {
  test.skip(released === latest, 'Next is the latest version already.');
  test.setTimeout(600_000);
  const refused = copy.npm('run', 'release-docs', latest);
  expect(refused.status).not.toBe(0);
  expect(refused.printed).toContain('released already');

  const { status, printed } = copy.npm('run', 'release-docs', released);
  expect(status, printed).toBe(0);
  expect(printed).not.toContain('[WARNING]');

  const [newest, first, second] = documentedVersions(copy.dir);
  expect([newest?.base, first?.name, first?.base, second?.name]).toEqual([
    '/next',
    released,
    '',
    latest,
  ]);
  const pages = next === undefined ? [] : pagesOf(SITE_DIR, next);
  expect(fs.readdirSync(path.join(copy.dir, first?.pages ?? ''))).toEqual(
    pages.map((file) => path.basename(file)),
  );

  // The released pages are at the root, the previous ones below their version.
  for (const [page, version] of [
    ['index.html', released],
    [`${latest}.html`, latest],
    ['modules.html', released],
    [`${latest}/modules.html`, latest],
  ] as const) {
    expect(copy.read('build', page)).toContain(`Version: ${version}`);
  }
  expect(copy.read('build', latest, 'modules.html')).toContain(
    'no longer actively maintained',
  );

  expectOwnWords(copy);

  // A released library of its own, and nothing of a registry in the lockfile.
  const library = path.join('libraries', released);
  expect(copy.read(library, 'package.json')).toContain(released);
  const lock = copy.read('package-lock.json');
  expect(lock).toContain(`"${library}"`);
  expect(lock).not.toMatch(/"resolved": "http/);
  const format = copy.npm(
    ...['exec', '--', 'prettier', '--check', '*.json', 'docs'],
    ...['versioned_docs', 'versioned_sidebars', 'libraries'],
  );
  expect(format.status, format.printed).toBe(0);

  if (process.env.TESTS === 'all') expectTrue(copy, library);
});

/** The pages of each version name its own schema, and the version before it. */
function expectOwnWords(copy: SiteCopy): void {
  const versions = documentedVersions(copy.dir);
  for (const [index, version] of versions.entries()) {
    const before = versions[index + 1]?.name ?? 'no version';
    for (const page of pagesOf(copy.dir, version)) {
      const text = copy.read(page);
      for (const [address] of text.matchAll(/https:[\w./-]+schema\.json/g)) {
        expect(address, page).toBe(`${site.url}${version.base}/schema.json`);
      }
      for (const [, address] of text.matchAll(/\[Next\]\((https:[^)]+)\)/g)) {
        expect(address, page).toBe(`${site.url}/next`);
      }
      for (const [line] of text.matchAll(/^.*hanged since \d.*$/gm)) {
        const named = line.match(
          /(?<=since (?:version )?|from version )\d[\d.]*\d/g,
        );
        expect(new Set(named), `${page}: ${line}`).toEqual(new Set([before]));
      }
    }
  }
}

/**
 * The tables and lists of all versions hold; the examples are those of Next. It
 * is a run of tests in itself, which the weekly one has time for.
 */
function expectTrue(copy: SiteCopy, library: string): void {
  fs.symlinkSync(
    path.join(SITE_DIR, 'libraries/next/node_modules'),
    path.join(copy.dir, library, 'node_modules'),
  );
  const facts = copy.npm(
    ...['exec', '--', 'playwright', 'test', '--project=docs'],
    ...['countBlocks', 'facts', 'pages'].map((name) => `docs/${name}.spec.ts`),
  );
  expect(facts.status, facts.printed.slice(-5000)).toBe(0);
}
