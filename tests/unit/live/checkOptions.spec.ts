import { expect, test } from '@playwright/test';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';
import { checkOptions } from '../../../src/htmlnano/live/analysis/checkOptions';
import { parseOptions } from '../../../src/htmlnano/live/analysis/parseOptions';
import { othersOf } from '../../../src/htmlnano/live/versionData';
import { readVersionData } from '../../../src/htmlnano/live/build/readVersionData';

const versions = documentedVersions(SITE_DIR).map((version) =>
  readVersionData(SITE_DIR, version),
);
const NEXT = versions[0]?.library ?? '';
const OLDEST = versions.at(-1)?.library ?? '';

/** The mistake of a module that the oldest version may lack. */
function lackOf(name: string): string[] {
  const accepting = versions
    .filter(({ modules }) => modules.some((module) => module.name === name))
    .map(({ library }) => library);
  if (accepting.includes(OLDEST)) return [];
  const named = new Intl.ListFormat('en').format(new Set(accepting));
  const verb = new Set(accepting).size === 1 ? 'accepts' : 'accept';
  return [`1: In ${OLDEST} there is no \`${name}\`. ${named} ${verb} it.`];
}

/** Mistakes in options. */
function saysOf(text: string, library: string): string[] {
  const version = versions.find((one) => one.library === library);
  const parsed = parseOptions(text);
  if (!version || !parsed.ok) throw new Error('cannot be checked');
  return checkOptions(parsed, version, othersOf(version, versions)).map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );
}

for (const [text, library, said] of [
  ["{ collapseWhitespace: 'all', minifySvg: false }", OLDEST, ''],
  [
    "{ collapseWhitespace: 'agresive' }",
    NEXT,
    `1: In ${NEXT} \`collapseWhitespace\` does not take \`'agresive'\`. Did you mean \`'aggressive'\`?`,
  ],
  [
    '{ minifyCss: {\n presett: 1 } }',
    OLDEST,
    `2: In ${OLDEST} there is no \`presett\` in \`minifyCss\`. Did you mean \`preset\`?`,
  ],
  ['{ minifyAttributes: true }', OLDEST, lackOf('minifyAttributes')],
  [
    "{ preset: 'max',\n minifyHtmlTemplate: [{ tag: 'x', attr: {} }] }",
    NEXT,
    [
      '1: `preset` is for configuration files. In Try it, choose the preset above.',
      `2: In ${NEXT} there is no \`attr\` in \`minifyHtmlTemplate.0\`. Did you mean \`attrs\`?`,
    ],
  ],
  ['{ removeComments: /todo/i, minifyUrls: undefined }', OLDEST, ''],
  [
    `{ sortAttributes: '${'a'.repeat(38)}😀😀' }`,
    OLDEST,
    `1: In ${OLDEST} \`sortAttributes\` does not take \`'${'a'.repeat(38)}…'\`.`,
  ],
  // Nobody reads more.
  [
    `{ ${[...'abcdefghijklmnopqrstu'].map((name) => `x${name}: 1`).join()} }`,
    OLDEST,
    [...'abcdefghijklmnopqrst'].map(
      (name) => `1: In ${OLDEST} there is no \`x${name}\`.`,
    ),
  ],
  [
    '{ "__proto__": true, constructor: 1, "a/b~c#%": 1 }',
    OLDEST,
    [
      `1: In ${OLDEST} there is no \`__proto__\`.`,
      `1: In ${OLDEST} there is no \`constructor\`.`,
      `1: In ${OLDEST} there is no \`a/b~c#%\`.`,
    ],
  ],
] as const) {
  test(`options of ${library} ${said.length === 0 ? 'are right' : 'have mistakes'}: ${text.replaceAll('\n', ' ')}`, () => {
    expect(saysOf(text, library)).toEqual([said].flat().filter(Boolean));
  });
}
