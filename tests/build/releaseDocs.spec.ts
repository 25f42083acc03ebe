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

  // A run of tests in itself, which the weekly one has time for.
  if (process.env.TESTS !== 'all') return;
  fs.symlinkSync(
    path.join(SITE_DIR, 'libraries/next/node_modules'),
    path.join(copy.dir, library, 'node_modules'),
  );
  expectChecks(copy);
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

/** What of the tests of pages holds after a release, before anybody has read them. */
const CHECKS = ['claims', 'countBlocks', 'facts', 'pages'];

/** The tables and lists of all versions hold; the examples are those of Next. */
function expectChecks(copy: SiteCopy): void {
  const facts = copy.npm(
    ...['exec', '--', 'playwright', 'test', '--project=docs'],
    ...CHECKS.map((name) => `docs/${name}.spec.ts`),
  );
  const failures = facts.printed.match(/^ +Error: [^]*?\n\n/gm) ?? [];
  expect(failures.join('')).toBe('');
  expect(facts.status, facts.printed.slice(-5000)).toBe(0);
  const search = copy.npm('run', 'bench:search');
  expect(search.status, search.printed).toBe(0);
}

/** A release that does not exist yet. */
const FUTURE = '4.0.0';

/** Has npm know of the future release, and install nothing. */
function foretell(copy: SiteCopy): void {
  const { printed } = copy.npm('exec', '-c', 'command -v npm');
  const answer = JSON.stringify({
    version: FUTURE,
    time: { [FUTURE]: '2027-01-01T00:00:00.000Z' },
  });
  copy.write(
    'shim/npm',
    [
      '#!/bin/bash',
      'case "$1 $2" in',
      `  "view htmlnano@"*) echo '${answer}' ;;`,
      '  "install --no-audit") ;;',
      `  *) exec ${printed.trim().split('\n').at(-1) ?? ''} "$@" ;;`,
      'esac\n',
    ].join('\n'),
  );
  fs.chmodSync(path.join(copy.dir, 'shim/npm'), 0o755);
  copy.env = { PATH: `${copy.dir}/shim:${process.env.PATH ?? ''}` };
}

/** Links the packages of Next for another version, with htmlnano as the future one. */
function install(copy: SiteCopy, folder: string, number: string): void {
  const from = path.join(SITE_DIR, 'libraries/next/node_modules');
  const to = path.join(copy.dir, 'libraries', folder, 'node_modules');
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from)) {
    if (name !== 'htmlnano')
      fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  fs.cpSync(path.join(from, 'htmlnano'), path.join(to, 'htmlnano'), {
    recursive: true,
  });
  const manifest = `libraries/${folder}/node_modules/htmlnano/package.json`;
  copy.write(
    manifest,
    copy.read(manifest).replace(/"version": ".*?"/, `"version": "${number}"`),
  );
}

/** What a writer does when Next has moved on to a release that changes nothing. */
function moveOn(copy: SiteCopy): void {
  for (const version of documentedVersions(copy.dir)) {
    for (const page of pagesOf(copy.dir, version)) {
      let text = copy.read(page);
      if (version.name === 'current') {
        text = text
          .replaceAll('htmlnano@3', 'htmlnano@4')
          .replace(
            new RegExp(
              `(?<!since |version )${released.replaceAll('.', '\\.')}`,
              'g',
            ),
            FUTURE,
          );
      }
      // The table of all versions has a column more, with the same values.
      const [before = '', table = '', ...after] = text.split(
        /(^\| Module \| Preset \| \d.*\n(?:\|.*\n)*)/m,
      );
      const wider = table.replace(/ ([^|\n]+) \|$/gm, (cells, last: string) =>
        last.startsWith('3.') || last === FUTURE
          ? ` ${released} | ${FUTURE} |`
          : `${cells}${cells}`,
      );
      copy.write(page, [before, wider, ...after].join(''));
    }
  }
}

test('@all after two releases and without the oldest version, all is said of the right one', ({
  whole: copy,
}) => {
  test.setTimeout(1_200_000);
  foretell(copy);
  const first = copy.npm('run', 'release-docs', released);
  expect(first.status, first.printed).toBe(0);
  expect(first.printed).toContain(`still name ${released}`);
  install(copy, released, released);
  install(copy, 'next', FUTURE);
  moveOn(copy);
  const second = copy.npm('run', 'release-docs', FUTURE);
  expect(second.status, second.printed).toBe(0);
  install(copy, FUTURE, FUTURE);

  const [, newest, before] = documentedVersions(copy.dir);
  expect([newest?.name, before?.name]).toEqual([FUTURE, released]);
  expectOwnWords(copy);
  expectChecks(copy);
  for (const [base, number, other] of [
    ['', FUTURE, released],
    [released, released, FUTURE],
  ] as const) {
    const html = copy.read('build', base, 'modules.html');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain(`htmlnano ${number}`);
    expect(head).not.toContain(`htmlnano ${other}`);
    expect(html).toContain(`Version: ${number}`);
    const mirror = copy.read('build', base, 'modules.md');
    expect(mirror).toContain(`htmlnano ${number}`);
  }
  expect(copy.read('build/_redirects')).toContain(`/${FUTURE}`);

  const versions = documentedVersions(copy.dir);
  const oldest = versions.at(-1)?.name ?? '';
  for (const folder of [
    `versioned_docs/version-${oldest}`,
    `versioned_sidebars/version-${oldest}-sidebars.json`,
    `libraries/${oldest}`,
  ])
    fs.rmSync(path.join(copy.dir, folder), { recursive: true });
  const names = versions.slice(1, -1).map(({ name }) => name);
  copy.write('versions.json', JSON.stringify(names));
  const dropped = copy.build();
  expect(dropped.status, dropped.printed).toBe(0);
});
