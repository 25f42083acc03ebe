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
import { parseArgs } from 'node:util';
import semver from 'semver';
import type heldOut from '../bench/search/held-out.json';
import type addresses from '../published.json';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
  slugOf,
} from '../src/htmlnano/versions';
import { site } from '../src/site';
import type asked from '../bench/search/questions.json';
import { whyNotReleased } from './release/check';
import {
  format,
  linesThatName,
  orSayWhy,
  rewrite,
  rewriteJson,
  run,
} from './release/files';
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

const LIBRARY = 'htmlnano';

/** The registry's data on a version, or on `latest`. */
function published(wanted: string): Published {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['view', `${LIBRARY}@${wanted}`, 'version', 'time', '--json'],
    { cwd: SITE_DIR, encoding: 'utf8' },
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

function main(): void {
  const {
    positionals: [version = ''],
    values,
  } = parseArgs({
    allowPositionals: true,
    options: { next: { type: 'string', default: 'latest' } },
  });
  const versions = documentedVersions(SITE_DIR)
    .map(({ name }) => name)
    .filter((name) => name !== 'current');
  const refusal = whyNotReleased(version, versions, versionOfNext(SITE_DIR));
  // Before any file is changed.
  if (refusal !== undefined) throw new Error(refusal);
  const next = published(values.next);

  run('npx', 'docusaurus', 'docs:version', version);
  addWorkspace(SITE_DIR, version);
  if (semver.gt(next.version, version)) moveNextTo(SITE_DIR, next);
  for (const documented of documentedVersions(SITE_DIR)) {
    for (const file of pagesOf(SITE_DIR, documented)) {
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
  rewriteJson<typeof heldOut>('bench/search/held-out.json', (data) => {
    const older = versions[0] ?? '';
    const queries = withReleasedQueries(data.queries, older, version);
    return { ...data, queries };
  });
  rewriteJson<typeof asked>('bench/search/questions.json', (data) => {
    const questions = withReleasedAnswers(data.questions, version);
    return { ...data, questions };
  });
  rewriteJson<typeof addresses>('published.json', (data) => {
    const slugs = documentedVersions(SITE_DIR)
      .filter(({ name }) => name === version)
      .flatMap((documented) => pagesOf(SITE_DIR, documented).map(slugOf))
      .sort();
    return { ...data, pages: { [version]: slugs, ...data.pages } };
  });
  run('npm', 'install', '--no-audit');
  format(
    ...['versions.json', 'published.json', 'versioned_sidebars', 'libraries'],
    ...['bench/search/held-out.json', 'bench/search/questions.json'],
  );
  run('npm', 'run', 'build');

  console.log(`\nThe pages of ${version} are the latest now.`);
  const described = versionOfNext(SITE_DIR);
  if (described !== version) {
    console.log(
      [
        `\nNext is run against ${LIBRARY} ${described} from now on. These lines still name ${version}:`,
        ...linesThatName(version),
        '\nRun npm run examples:update and npm run test:docs, and read what has changed.',
      ].join('\n'),
    );
  }
  console.log(
    '\nThen read what has changed (git add --all && git diff --staged), above all sentences with "today", "newest" or "Next"; run npm test; and commit.',
  );
}

orSayWhy(main);
