/**
 * `npm run drop-docs`: removes the oldest version from the website. Its addresses
 * redirect to the same pages of the version after it from then on (`published.json`).
 * Then it prints what a person has to do.
 */
import fs from 'node:fs';
import path from 'node:path';
import type searched from '../bench/search/queries.json';
import names from '../versions.json';
import { documentedVersions, SITE_DIR } from '../src/htmlnano/versions';
import { orSayWhy } from './orSayWhy';
import {
  type Asked,
  finish,
  linesThatName,
  printSteps,
  QUESTIONS,
  rewriteJson,
} from './release/files';

const QUERIES = ['queries', 'readers', 'messages', 'held-out', 'otherwise'].map(
  (name) => `bench/search/${name}.json`,
);

function main(): void {
  const version = names.at(-1);
  if (version === undefined || names.length < 3)
    throw new Error(
      `Only ${names.join(' and ')} are released. Release a version first: two stay, because tests compare them.`,
    );
  for (const gone of [
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    `libraries/${version}`,
  ])
    fs.rmSync(path.join(SITE_DIR, gone), { recursive: true });
  rewriteJson<string[]>('versions.json', () => names.slice(0, -1));
  for (const file of QUERIES)
    rewriteJson<typeof searched>(file, (data) => ({
      ...data,
      queries: data.queries.filter((query) => query.version !== version),
    }));
  rewriteJson<Asked>(QUESTIONS, (data) => ({
    ...data,
    questions: data.questions
      .map((question) => {
        const left = Object.entries(question.answers).filter(
          ([name]) => name !== version,
        );
        return { ...question, answers: Object.fromEntries(left) };
      })
      .filter(({ answers }) => Object.keys(answers).length > 0),
  }));
  finish('versions.json', ...QUERIES, QUESTIONS);

  printSteps([
    `Delete from the other pages what compares them with ${version}: paragraphs "Changed since ${version}", the section of what changed since then, and links to its pages. These lines name it:\n${linesThatName(version, documentedVersions(SITE_DIR))}`,
    `Run npm run bench:search. It judges without the queries of ${version} now: if a mean of the others is below a floor, write that mean into bench/search/floors.ts.`,
    'Run npm run build, and npm test. Commit.',
  ]);
}

void orSayWhy(main);
