import { expect, test } from '@playwright/test';
import { ENGINES, searchedVersions } from '../../bench/search/engines';
import { scoresOf } from '../../bench/search/relevance';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { questions } from './questions.json';

/** A question from a public thread. */
interface Question {
  /** The thread: owner/repository#number, or its address. */
  readonly source: string;
  readonly question: string;
  /** What its asker would type into the search. */
  readonly words: string;
  /** The section that answers it, by Docusaurus's name of the version. */
  readonly answers: Readonly<Record<string, string | undefined>>;
}

const QUESTIONS: readonly Question[] = questions;

const VERSIONS = new Set(
  QUESTIONS.flatMap(({ answers }) => Object.keys(answers)),
);

for (const version of VERSIONS) {
  test(`${version}: the answer to each question is among the first three`, async () => {
    const versions = await searchedVersions(SITE_DIR, ENGINES['this site']);
    const missed = QUESTIONS.flatMap(({ source, words: query, answers }) => {
      const answer = answers[version];
      if (answer === undefined) return [];
      const judged = { class: source, version, query, relevant: [answer] };
      if (scoresOf(judged, versions).success3 > 0) return [];
      const found = versions.get(version)?.search(query).slice(0, 3) ?? [];
      return `tests/docs/questions.json: "${query}" (${source}) should find ${answer}, and finds ${found.join(', ')}.`;
    });
    if (missed.length > 0) throw new Error(missed.join('\n'));
  });
}

test('each question has a thread and words of its own', () => {
  for (const key of ['source', 'words'] as const) {
    const values = QUESTIONS.map((question) => question[key]);
    expect(values).toEqual([...new Set(values)]);
  }
});
