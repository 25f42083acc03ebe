/**
 * `npm run drop-docs`: takes the oldest version off the website. Its addresses lead to
 * the same pages of the version after it from then on (`published.json`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type searched from '../bench/search/queries.json';
import { UPDATES } from '../checks/factChecks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../src/htmlnano/versions';
import type documented from '../checks/random/documented-losses.json';
import {
  format,
  linesThatName,
  orSayWhy,
  read,
  rewrite,
  rewriteJson,
  run,
} from './release/files';
import { withoutVersion } from './release/texts';

/** Questions, with the sections that answer them by version. */
interface Asked {
  readonly questions: readonly {
    readonly answers: Readonly<Record<string, string>>;
  }[];
}

const QUERIES = ['queries', 'readers', 'messages', 'held-out'].map(
  (name) => `bench/search/${name}.json`,
);
const DOCUMENTED = [
  'checks/random/documented-losses.json',
  'checks/random/documented-differences.json',
];
const QUESTIONS = 'bench/search/questions.json';

function main(): void {
  const names = JSON.parse(read('versions.json')) as string[];
  const version = names.at(-1);
  if (version === undefined || names.length < 3) {
    throw new Error(
      `Only ${names.join(' and ')} are released. Release a version first: two stay, as tests compare them.`,
    );
  }
  const libraries = [version, UPDATES[version]].flatMap((name) =>
    name === undefined ? [] : `libraries/${name}`,
  );
  for (const gone of [
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...libraries,
  ])
    fs.rmSync(path.join(SITE_DIR, gone), { recursive: true });
  rewriteJson<string[]>('versions.json', () => names.slice(0, -1));

  const pages = documentedVersions(SITE_DIR).flatMap((documented) =>
    pagesOf(SITE_DIR, documented),
  );
  for (const page of pages)
    rewrite(page, (markdown) => withoutVersion(markdown, version));
  for (const file of QUERIES)
    rewriteJson<typeof searched>(file, (data) => ({
      ...data,
      queries: data.queries.filter((query) => query.version !== version),
    }));
  rewriteJson<Asked>(QUESTIONS, (data) => ({
    ...data,
    questions: data.questions.flatMap((question) => {
      const answers = Object.entries(question.answers).filter(
        ([name]) => name !== version,
      );
      return answers.length > 0
        ? { ...question, answers: Object.fromEntries(answers) }
        : [];
    }),
  }));
  // Losses and differences that only the dropped pages mention.
  const texts = pages.map(read).join('\n');
  for (const file of DOCUMENTED)
    rewriteJson<typeof documented>(file, (data) =>
      data.flatMap((kind) => {
        const words = kind.words.filter((each) => texts.includes(each));
        return words.length > 0 ? { ...kind, words } : [];
      }),
    );
  run('npm', 'install', '--no-audit');
  format('versions.json', ...QUERIES, QUESTIONS, ...DOCUMENTED);
  run('npm', 'run', 'build');

  console.log(
    [
      `\nThe pages of ${version} are no more. These lines still name it:`,
      ...linesThatName(version),
      '\nRead what has changed (git add --all && git diff --staged), run npm test, and commit.',
    ].join('\n'),
  );
}

orSayWhy(main);
