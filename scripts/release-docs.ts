/**
 * `npm run release-docs 3.5.1 [-- --next 3.6.0]`: makes the pages of Next those
 * of a released version, which becomes the latest.
 *
 * Copies the pages and the sidebar, gives the version a workspace with its
 * library, moves Next on to the newest htmlnano (or to the one named), leads the
 * links between versions to where those stand from now on, and builds the site,
 * which checks all links. Then it says what is left to read.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import type heldOut from '../bench/search/held-out.json';
import { documentedVersions, pagesOf } from '../src/htmlnano/versions';
import { site } from '../src/site';
import type asked from '../bench/search/questions.json';
import { whyNotReleased } from './release/check';
import {
  withMovedLinks,
  withoutChanges,
  withReleasedAnswers,
  withReleasedQueries,
} from './release/texts';
import {
  addWorkspace,
  moveNextTo,
  type Published,
  versionOfNext,
} from './release/workspaces';

const siteDir = path.join(__dirname, '..');
const LIBRARY = 'htmlnano';

/** Runs a command with visible output, and throws if it fails. */
function run(command: string, ...args: readonly string[]): void {
  console.log(`\n── ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: siteDir,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(
      `"${[command, ...args].join(' ')}" failed. Correct what it says; CONTRIBUTING.md, "A new version", tells how to take back what the release wrote until here.`,
    );
  }
}

/** The registry's data on a version, or on `latest`. */
function published(wanted: string): Published {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['view', `${LIBRARY}@${wanted}`, 'version', 'time', '--json'],
    { cwd: siteDir, encoding: 'utf8' },
  );
  if (status !== 0 || stdout.trim() === '') {
    throw new Error(`The registry knows no ${LIBRARY} ${wanted}. ${stderr}`);
  }
  const { version, time } = JSON.parse(stdout) as {
    version: string;
    time: Record<string, string>;
  };
  return { version, published: (time[version] ?? '').slice(0, 10) };
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const after = change(before);
  if (after === before) return;
  fs.writeFileSync(path.join(siteDir, file), after);
  console.log(`${file}: rewritten`);
}

/** Lines of all other versions that mention a version, to be reviewed. */
const linesToRead = (version: string): string[] =>
  documentedVersions(siteDir)
    .filter(({ name }) => name !== version)
    .flatMap((documented) => pagesOf(siteDir, documented))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.includes(version)
            ? [`${file}:${String(index + 1)}: ${line}`]
            : [],
        ),
    );

function main(): void {
  const {
    positionals: [version = ''],
    values,
  } = parseArgs({
    allowPositionals: true,
    options: { next: { type: 'string', default: 'latest' } },
  });
  const versions = documentedVersions(siteDir)
    .map(({ name }) => name)
    .filter((name) => name !== 'current');
  const refusal = whyNotReleased(version, versions, versionOfNext(siteDir));
  // Before any file is changed.
  if (refusal !== undefined) throw new Error(refusal);
  const next = published(values.next);

  run('npx', 'docusaurus', 'docs:version', version);
  addWorkspace(siteDir, version);
  if (semver.gt(next.version, version)) moveNextTo(siteDir, next);
  for (const documented of documentedVersions(siteDir)) {
    for (const file of pagesOf(siteDir, documented)) {
      rewrite(file, (markdown) => {
        const isNext = documented.name === 'current';
        const standing = { site: site.url, versions };
        const moved = withMovedLinks(markdown, standing, isNext);
        return isNext
          ? withoutChanges(moved, versions[0] ?? '', version)
          : moved;
      });
    }
  }
  rewrite('bench/search/held-out.json', (text) => {
    const data = JSON.parse(text) as typeof heldOut;
    const older = versions[0] ?? '';
    const queries = withReleasedQueries(data.queries, older, version);
    return JSON.stringify({ ...data, queries });
  });
  rewrite('bench/search/questions.json', (text) => {
    const data = JSON.parse(text) as typeof asked;
    const questions = withReleasedAnswers(data.questions, version);
    return JSON.stringify({ ...data, questions });
  });
  run('npm', 'install', '--no-audit');
  // Docusaurus, npm and we format files differently.
  run(
    'npx',
    ...['prettier', '--write', '--log-level=warn'],
    ...['versions.json', 'versioned_sidebars', 'libraries'],
    ...['bench/search/held-out.json', 'bench/search/questions.json'],
  );
  run('npm', 'run', 'build');

  console.log(`\nThe pages of ${version} are the latest now.`);
  const described = versionOfNext(siteDir);
  if (described !== version) {
    console.log(
      [
        `\nNext is run against ${LIBRARY} ${described} from now on. These lines still name ${version}:`,
        ...linesToRead(version),
        '\nRun npm run examples:update and npm run test:docs, and read what has changed.',
      ].join('\n'),
    );
  }
  console.log(
    '\nThen read what has changed (git add --all && git diff --staged), above all sentences with "today", "newest" or "Next"; run npm test; and commit.',
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
