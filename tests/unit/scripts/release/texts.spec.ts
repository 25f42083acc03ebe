import { expect, test } from '@playwright/test';
import {
  withMovedLinks,
  withoutChanges,
} from '../../../../scripts/release/texts';

const SITE = 'https://docs.example';
const standing = { site: SITE, versions: ['2.1.0', '1.1.1'] };

for (const [name, link, moved] of [
  ['the first page of the latest', `[a](${SITE}/)`, `[a](${SITE}/2.1.0/)`],
  ['the same without a slash', `[a](${SITE})`, `[a](${SITE}/2.1.0/)`],
  [
    'a heading of the latest',
    `[a](${SITE}/usage#install)`,
    `[a](${SITE}/2.1.0/usage#install)`,
  ],
  ['the first page of Next', `[a](${SITE}/next/)`, `[a](${SITE}/)`],
  [
    'a heading of Next',
    `[a](${SITE}/next/modules#x)`,
    `[a](${SITE}/modules#x)`,
  ],
  [
    'a definition',
    `[a]\n\n[a]: ${SITE}/usage\n`,
    `[a]\n\n[a]: ${SITE}/2.1.0/usage\n`,
  ],
  [
    'the schema of Next, in code',
    `\`\`\`yaml\n# ${SITE}/next/schema.json\n\`\`\`\n\`${SITE}/schema.json\``,
    `\`\`\`yaml\n# ${SITE}/schema.json\n\`\`\`\n\`${SITE}/2.1.0/schema.json\``,
  ],
] as const) {
  test(`a release leads a link to ${name} to where that stands then`, () => {
    expect(withMovedLinks(link, standing)).toBe(moved);
  });
}

for (const [name, link] of [
  ['an older version', `[a](${SITE}/1.1.1/usage)`],
  ['the latest, whichever that is', `[the latest version](${SITE}/usage)`],
  ['a file', '[a](./020-usage.md#install)'],
  ['another site', `[a](${SITE}.example/usage)`],
] as const) {
  test(`a release leaves a link to ${name} as it is`, () => {
    expect(withMovedLinks(link, standing)).toBe(link);
  });
}

const INTRODUCTION = `---
title: Introduction
---

# Introduction

## What changed since 2.1.0

- \`a\` is on.

### Modules that changed since 2.1.0

- New modules: [a](./050-modules.md#a).
- Removed modules: none.

## What it does
`;

test('after a release, Next tells that nothing has changed since then', () => {
  expect(withoutChanges(INTRODUCTION, '2.1.0', '3.5.1')).toBe(`---
title: Introduction
---

# Introduction

## What changed since 3.5.1

### Modules that changed since 3.5.1

- New modules: none.
- Removed modules: none.
- Changed modules: none.
- Other values in presets: none.

## What it does
`);
});

const MODULES = `A line "Changed since 2.1.0" tells what is [new](./010-introduction.md#what-changed-since-210).

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
      .replace('2.1.0', '3.5.1')
      .replace('since-210', 'since-351'),
  );
});
