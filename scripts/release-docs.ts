/**
 * `npm run release-docs 3.5.1 [-- --next 3.6.0]`: makes the pages of Next those of a
 * released version, which becomes the latest. It copies the pages, the sidebar and the
 * workspace of the library, moves Next on to the newest htmlnano (or to the one named),
 * and corrects the links between versions. Then it prints what a person has to do.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import semver from 'semver';
import type addresses from '../published.json';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
  slugOf,
} from '../src/htmlnano/versions';
import { site } from '../src/site';
import { whyNotReleased } from './release/check';
import {
  type Asked,
  finish,
  linesThatName,
  orSayWhy,
  printSteps,
  QUESTIONS,
  rewrite,
  rewriteJson,
  run,
} from './release/files';
import { withMovedLinks } from './release/links';
import {
  addWorkspace,
  moveNextTo,
  type Published,
  versionOfNext,
} from './release/workspaces';

/** Asks the registry about a version, or about `latest`. */
function published(wanted: string): Published {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['view', `htmlnano@${wanted}`, 'version', 'time', '--json'],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  if (status !== 0 || stdout.trim() === '')
    throw new Error(`The registry has no htmlnano ${wanted}. ${stderr}`);
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
  const documented = documentedVersions(SITE_DIR);
  for (const each of documented)
    for (const file of pagesOf(SITE_DIR, each))
      rewrite(file, (markdown) => {
        const before = { site: site.url, versions };
        return withMovedLinks(markdown, before, each.name === 'current');
      });
  rewriteJson<Asked>(QUESTIONS, (data) => ({
    ...data,
    questions: data.questions.map((question) => {
      const { current } = question.answers;
      if (current === undefined) return question;
      return {
        ...question,
        answers: { ...question.answers, [version]: current },
      };
    }),
  }));
  rewriteJson<typeof addresses>('published.json', (data) => {
    const slugs = documented
      .filter(({ name }) => name === version)
      .flatMap((each) => pagesOf(SITE_DIR, each).map(slugOf))
      .sort();
    return { ...data, pages: { [version]: slugs, ...data.pages } };
  });
  finish(
    ...['versions.json', 'published.json', 'versioned_sidebars', 'libraries'],
    QUESTIONS,
  );

  const ofNext = documented.filter(({ name }) => name === 'current');
  const [older = ''] = versions;
  const described = versionOfNext(SITE_DIR);
  printSteps([
    `Next is now compared with ${version}. Delete from docs/ the changes since ${older}: the paragraphs "Changed since ${older}", the rows "New since", and what is listed below "What changed since ${older}". Write ${version} into that heading, and into links to it. These lines name them:\n${linesThatName(older, ofNext, 'ince (\\| )?')}`,
    ...(described === version
      ? []
      : [
          `Next is run against htmlnano ${described} from now on. Run npm run examples:update, read the difference, and correct these lines, which name ${version}:\n${linesThatName(version, ofNext)}`,
        ]),
    'Read all sentences with "today", "newest", "latest" or "Next" in the pages of both versions.',
    `Run npm run bench:search. If a query finds no section of Next any more, write "${version}" as its version.`,
    'Run npm run build, and npm test. Commit.',
  ]);
}

orSayWhy(main);
