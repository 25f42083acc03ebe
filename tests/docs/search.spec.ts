import { expect, test } from '@playwright/test';
import { ENGINES, searchedVersions } from '../../bench/search/engines';
import { FLOORS, shortfalls } from '../../bench/search/floors';
import { QUERY_SETS } from '../../bench/search/querySets';
import { scoresByClass, scoresOf } from '../../bench/search/relevance';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
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

for (const [name, queries] of Object.entries(QUERY_SETS)) {
  test(`${name}: the right section comes first`, async () => {
    const versions = await searchedVersions(SITE_DIR, ENGINES['this site']);
    const scores = scoresByClass(queries, versions);
    expect(FLOORS[name], 'a floor for these queries').toBeDefined();
    expect(shortfalls(FLOORS[name] ?? {}, scores)).toEqual([]);
  });
}

for (const { name: version } of documentedVersions(SITE_DIR)) {
  test(`${version}: the answer to each question is among the first three`, async () => {
    const asked = QUESTIONS.flatMap(({ source, words: query, answers }) => {
      const answer = answers[version];
      return answer === undefined ? [] : [{ source, query, answer }];
    });
    expect(asked, `questions about ${version}`).not.toEqual([]);
    const versions = await searchedVersions(SITE_DIR, ENGINES['this site']);
    const missed = asked.filter(({ source, query, answer }) => {
      const judged = { class: source, version, query, relevant: [answer] };
      return scoresOf(judged, versions).success3 === 0;
    });
    expect(missed).toEqual([]);
  });
}

test('each question has a thread and words of its own', () => {
  for (const key of ['source', 'words'] as const) {
    const values = QUESTIONS.map((question) => question[key]);
    expect(values).toEqual([...new Set(values)]);
  }
  const versions = documentedVersions(SITE_DIR).map(({ name }) => name);
  const named = QUESTIONS.flatMap(({ answers }) => Object.keys(answers));
  expect([...new Set(named)].sort()).toEqual(versions.sort());
});
