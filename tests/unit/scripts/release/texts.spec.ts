import { expect, test } from '@playwright/test';
import {
  withMovedLinks,
  withoutChanges,
  withoutVersion,
  withReleasedAnswers,
  withReleasedQueries,
} from '../../../../scripts/release/texts';

const SITE = 'https://docs.example';
const standing = { site: SITE, versions: ['2.1.0', '1.1.1'] };

/** Ways to write an address. */
const inText = (url: string): string => `[a](${url})`;
const asDefinition = (url: string): string => `[a]\n\n[a]: ${url}\n`;
const inCode = (url: string): string =>
  `\`\`\`yaml\n# ${url}\n\`\`\`\n\`${url}\``;

for (const [name, from, to, write = inText] of [
  ['the first page of the latest', '/', '/2.1.0/'],
  ['a heading of the latest', '/usage#install', '/2.1.0/usage#install'],
  ['a heading of Next', '/next/modules#x', '/modules#x'],
  ['a page by a definition', '/usage', '/2.1.0/usage', asDefinition],
  ['the schema of Next, in code', '/next/schema.json', '/schema.json', inCode],
  ['the schema, in code', '/schema.json', '/2.1.0/schema.json', inCode],
] as const) {
  test(`a release leads a link to ${name} to where that stands then`, () => {
    expect(withMovedLinks(write(SITE + from), standing)).toBe(write(SITE + to));
  });
}

for (const [name, link] of [
  ['an older version', `[a](${SITE}/1.1.1/usage)`],
  ['the latest, whichever that is', `[the latest version](${SITE}/usage)`],
  ['Next, whichever that is', `[Next](${SITE}/next)`],
  ['a file', '[a](./020-usage.md#install)'],
] as const) {
  test(`a release leaves a link to ${name} as it is`, () => {
    expect(withMovedLinks(link, standing)).toBe(link);
  });
}

test('after a release, Next names its own schema still, and no other', () => {
  const next = inCode(`${SITE}/next/schema.json`);
  expect(withMovedLinks(next, standing, true)).toBe(next);
  expect(withMovedLinks(inCode(`${SITE}/schema.json`), standing, true)).toBe(
    inCode(`${SITE}/2.1.0/schema.json`),
  );
});

const INTRODUCTION = `---
title: Introduction
---

# Introduction

## What changed since 2.1.0

- \`a\` is on.
- New modules: [a](./050-modules.md#a).

## What it does
`;

test('after a release, Next tells that nothing has changed since then', () => {
  expect(withoutChanges(INTRODUCTION, '2.1.0', '3.5.1')).toBe(
    INTRODUCTION.replaceAll('2.1.0', '3.5.1').replace(
      '- `a` is on.\n- New modules: [a](./050-modules.md#a).',
      'Nothing.',
    ),
  );
});

const MODULES = `A line "Changed since 2.1.0" tells what differs from 2.1.0, see [new](./010-introduction.md#what-changed-since-210).

## a

| Setting | Effect |
| --- | --- |
| Packages | none |
| New since | 2.1.0 |

Changed since 2.1.0: \`x\` is new.

Text.
`;

test('after a release, no module of Next is new or changed', () => {
  expect(withoutChanges(MODULES, '2.1.0', '3.5.1')).toBe(
    MODULES.replace('\n| New since | 2.1.0 |', '')
      .replace('\n\nChanged since 2.1.0: `x` is new.', '')
      .replaceAll('2.1.0', '3.5.1')
      .replace('since-210', 'since-351'),
  );
});

test('what tells of a dropped version goes, and its fold counts anew', () => {
  const page = (count: number, ...points: readonly string[]): string =>
    `<details>\n<summary>Ids, scripts (${String(count)})</summary>\n\n${points.join('\n')}\n\n</details>\n`;
  const told = '- What "Changed since 2.1.0" tells.';
  const before = page(3, '- One.', told, '- Two.');
  expect(withoutVersion(before, '2.1.0')).toBe(page(2, '- One.', '- Two.'));
});

test('what is searched for in Next is searched for in the released version', () => {
  const query = (version: string, text: string) => ({
    version,
    query: text,
    relevant: ['/'],
  });
  const [since, other] = ['what changed since 2.1.0', 'cli'];
  expect(
    withReleasedQueries(
      [query('current', since), query('current', other), query('2.1.0', since)],
      '2.1.0',
      '3.5.1',
    ),
  ).toEqual([
    query('3.5.1', since),
    query('current', other),
    query('2.1.0', since),
  ]);
  expect(
    withReleasedAnswers(
      [{ answers: { current: ['/a'] } }, { answers: { '2.1.0': ['/b'] } }],
      '3.5.1',
    ),
  ).toEqual([
    { answers: { current: ['/a'], '3.5.1': ['/a'] } },
    { answers: { '2.1.0': ['/b'] } },
  ]);
});

test('when the oldest version is dropped, nothing is compared with it any more', () => {
  expect(withoutVersion(INTRODUCTION, '2.1.0')).not.toContain('2.1.0');
  expect(withoutVersion(MODULES, '2.1.0')).not.toContain('2.1.0');
  expect(withoutVersion(MODULES, '1.1.1')).toBe(MODULES);
  const versions = `| You have | Read |
| --- | --- |
| 2 | [2.1.0](https://docs.example/) |
| 1 | [1.1.1](https://docs.example/1.1.1) |
`;
  expect(withoutVersion(versions, '1.1.1')).toBe(
    versions.replace(/\| 1 .*\n/, ''),
  );
  const presets = `| Module | Preset | 1.1.1 | 2.1.0 | 3.5.1 |
| --- | --- | --- | --- | --- |
| a | safe | \`1\` | \`2\` | \`2\` |
| a | max | \`1\` | \`1\` | \`[]\` |
`;
  expect(withoutVersion(presets, '1.1.1'))
    .toBe(`| Module | Preset | 2.1.0 | 3.5.1 |
| --- | --- | --- | --- |
| a | max | \`1\` | \`[]\` |
`);
});
