/**
 * What readers see of the pages' examples in a browser, before and after: the text,
 * computed styles, what forms submit and links lead to, and what screen readers say.
 */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { at, type ExampleCheck, readPageChecks } from '../pageChecks';
import { readChapters } from '../../src/htmlnano/facts/tables';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { shownMarkdown } from '../shownMarkdown';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import documented from './documented-differences.json';
import { ADDRESS, differencesOf, drawPages, type DrawnPage } from './drawPages';

/**
 * Intended differences, each with words of which the example's section must contain
 * one.
 */
const MEANT = documented.map(({ kind, words }) => ({
  kind: new RegExp(kind),
  words,
  isNeeded: false,
}));

interface Shown extends ExampleCheck {
  /** The text of the section that the example stands in. */
  readonly section: string;
  readonly heading: string;
}

function examplesOf(file: string): Shown[] {
  const lines = readMarkdown(path.join(SITE_DIR, file)).split('\n');
  const chapters = readChapters(SITE_DIR, file);
  return readPageChecks(SITE_DIR, file)
    .examples.filter(
      // What a proof changes, the sentence before it tells.
      ({ expected: { kind, proof } }) =>
        kind === 'result' && proof === undefined,
    )
    .map((example) => {
      const { line } = example.expected;
      const index = chapters.findLastIndex((chapter) => chapter.line < line);
      const { line: first = 1, heading = '' } = chapters[index] ?? {};
      const next = chapters[index + 1]?.line ?? lines.length + 1;
      const section = shownMarkdown(
        lines.slice(first - 1, next - 1).join('\n'),
      );
      return { ...example, section, heading };
    });
}

/** The address of its page, where an example names it. */
const addressOf = ({ options }: Shown): string =>
  /minifyUrls: '(https:[^']+)'/.exec(options?.text ?? '')?.[1] ?? ADDRESS;

test('in a browser, examples differ from their sources only as the page says @all', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const examples = documentedVersions(SITE_DIR)
    .flatMap((version) => pagesOf(SITE_DIR, version))
    .flatMap(examplesOf);
  const pages = new Map<string, Map<string, DrawnPage>>();
  for (const address of new Set(examples.map(addressOf))) {
    const texts = examples
      .filter((example) => addressOf(example) === address)
      .flatMap(({ source, expected }) => [source.text, expected.text]);
    pages.set(address, await drawPages(page, texts, address));
  }
  const untold: string[] = [];
  for (const example of examples) {
    const { source, expected, section, heading } = example;
    const [before, after] = [source, expected].map(({ text }) =>
      pages.get(addressOf(example))?.get(text),
    );
    if (!before || !after) throw new Error(`${at(expected)} was not drawn.`);
    for (const difference of differencesOf(before, after)) {
      const finding = `${heading}: ${difference}`;
      const told = MEANT.find(
        ({ kind, words }) =>
          kind.test(finding) && words.some((each) => section.includes(each)),
      );
      if (told) told.isNeeded = true;
      else untold.push(`${at(expected)} ${finding}`);
    }
  }
  expect.soft(untold).toEqual([]);
  const unneeded = MEANT.filter(({ isNeeded }) => !isNeeded);
  expect(unneeded.map(({ kind }) => String(kind))).toEqual([]);
});
