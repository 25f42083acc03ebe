/**
 * What readers see of the pages' examples in a browser, before and after: the text,
 * computed styles, what forms submit and links lead to, and what screen readers say.
 */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  at,
  type ExampleCheck,
  readPageChecks,
} from '../../src/plugins/code-examples/checks';
import { readChapters } from '../../src/htmlnano/facts/tables';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import { ADDRESS, differencesOf, readPages, type Seen } from '../support/drawn';
import seen from './seen.json';

/** Differences that are meant, and words of which the example's section has one. */
const MEANT = seen.map(({ kind, words }) => ({
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
    .examples.filter(({ expected }) => expected.kind === 'result')
    .map((example) => {
      const { line } = example.expected;
      const index = chapters.findLastIndex((chapter) => chapter.line < line);
      const { line: first = 1, heading = '' } = chapters[index] ?? {};
      const next = chapters[index + 1]?.line ?? lines.length + 1;
      const section = lines.slice(first - 1, next - 1).join('\n');
      return { ...example, section, heading };
    });
}

/** What a minifier could do to a page, and which kind of difference that is. */
const BREAKAGES: readonly (readonly [string, string, string])[] = [
  ['<p>a <b>b</b></p>', '<p>a<b>b</b></p>', 'text'],
  ['<svg><text>a b</text></svg>', '<svg><text>ab</text></svg>', 'text'],
  ['<!doctype html><p>a</p>', '<p>a</p>', 'text'],
  ['<template><p>a</p></template>', '<template></template>', 'text'],
  ['<div>a</div><p>b</p>', '<div>a<p>b</p></div>', 'elements'],
  [
    '<button>a <output>b</output></button>',
    '<button>a </button><output>b</output>',
    'elements',
  ],
  [
    '<p style="padding:10px;all:unset">a</p>',
    '<p style="all:unset;padding:10px">a</p>',
    'style of p',
  ],
  [
    '<style>p::before{content:"a"}</style><p>b</p>',
    '<style>p::before{content:"c"}</style><p>b</p>',
    'style of p',
  ],
  [
    '<svg><style>.a{fill:red}</style><path class="a" d="M0 0h9v9z"/></svg>',
    '<svg><path d="M0 0h9v9z"/></svg>',
    'style of svg',
  ],
  ['<a href="/a">a</a>', '<a href="/b">a</a>', 'values of a'],
  [
    '<form><input type="radio" name="a" value="" checked></form>',
    '<form><input type="radio" name="a" checked></form>',
    'values of form',
  ],
  ['<input required>', '<input>', 'values of input'],
  ['<input value="a" pattern="">', '<input value="a">', 'values of input'],
  [
    '<video><source type="video/mp4; codecs=av01.0.05M.08"></video>',
    '<video><source type="video/mp4; codecs=av01.0.05m.08"></video>',
    'values of source',
  ],
  ['<h2>a</h2>', '<h2 role="presentation">a</h2>', 'roles'],
  ['<button aria-label="a">b</button>', '<button>b</button>', 'roles'],
];

test('the comparison notices what readers would notice', async ({ page }) => {
  const pages = await readPages(
    page,
    BREAKAGES.flatMap(([a, b]) => [a, b]),
  );
  for (const [source, broken, kind] of BREAKAGES) {
    const [before, after] = [pages.get(source), pages.get(broken)];
    if (!before || !after) throw new Error(`${source} was not drawn.`);
    const kinds = differencesOf(before, after).map((each) =>
      each.replace(/:.*/s, ''),
    );
    expect(kinds, broken).toContain(kind);
    expect(differencesOf(before, before)).toEqual([]);
  }
});

/** The address of its page, where an example names it. */
const addressOf = ({ options }: Shown): string =>
  /minifyUrls: '(https:[^']+)'/.exec(options?.text ?? '')?.[1] ?? ADDRESS;

test('in a browser, examples differ from their sources only as the page says', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const examples = documentedVersions(SITE_DIR)
    .flatMap((version) => pagesOf(SITE_DIR, version))
    .flatMap(examplesOf);
  const pages = new Map<string, Map<string, Seen>>();
  for (const address of new Set(examples.map(addressOf))) {
    const texts = examples
      .filter((example) => addressOf(example) === address)
      .flatMap(({ source, expected }) => [source.text, expected.text]);
    pages.set(address, await readPages(page, texts, address));
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
  expect(untold).toEqual([]);
  const unneeded = MEANT.filter(({ isNeeded }) => !isNeeded);
  expect(unneeded.map(({ kind }) => String(kind))).toEqual([]);
});
