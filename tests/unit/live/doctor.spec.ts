import path from 'node:path';
import { expect, test } from '@playwright/test';
import { documentedVersions } from '../../../src/examples/versions';
import { diagnose, type Finding } from '../../../src/live/doctor';
import { nearest } from '../../../src/live/doctor/nearest';
import { othersOf, type VersionData } from '../../../src/live/versionData';
import { readVersionData } from '../../../src/plugins/live/versionData';

const siteDir = path.join(__dirname, '../../..');

// The doctor does not ask in which order modules run, and measuring takes long.
const versions = documentedVersions(siteDir).map((version) =>
  readVersionData(siteDir, version, () => []),
);

function ask(text: string, library = '3.5.1'): Finding[] {
  const version = versions.find((version) => version.library === library);
  if (!version) throw new Error(`no ${library}`);
  return diagnose(text, version, othersOf(version, versions));
}

/** Findings of a text that are not about other versions or packages. */
function told(text: string, library?: string): string[] {
  return ask(text, library)
    .filter(
      ({ message }) =>
        !/^(In (\d|current)|htmlnano \d)|does not bring/.test(message),
    )
    .map(
      ({ level, line, message, fix }) =>
        `${level} ${String(line ?? '-')}: ${message}${fix === undefined ? '' : ` [${fix}]`}`,
    );
}

for (const [text, library, findings] of [
  [
    '{ minifyJs: { compress: { drop_console: true } }, custom: [] }',
    '3.5.1',
    [],
  ],
  [
    '{ minifyUrls: "https://example.com/", removeComments: "/todo/i" }',
    '3.5.1',
    [],
  ],
  ['{ removeEmptyElements: { removeWithAttributes: ["id"] } }', '3.5.1', []],
  ['module.exports = { preset: "max", minifySvg: false };', '2.1.0', []],
  [
    '{ "a": }',
    '3.5.1',
    [
      'error 1: Line 1, column 8: `}` is not expected here. A comma, a quote or a bracket may be missing before it.',
    ],
  ],
  [
    '{\n minifySVG: true }',
    '3.5.1',
    [
      'error 2: `minifySVG` is no module of htmlnano 3.5.1. htmlnano rejects it: Module "minifySVG" is not defined. Did you mean `minifySvg`? [minifySvg]',
    ],
  ],
  [
    '{ minifyCSS: false }',
    '3.5.1',
    [
      'warning 1: `minifyCSS` is no module of htmlnano 3.5.1. Its value switches off, so nothing happens. Did you mean `minifyCss`? [minifyCss]',
    ],
  ],
  [
    '{ removeEmptyElements: true }',
    '2.1.0',
    [
      'error 1: `removeEmptyElements` is no module of htmlnano 2.1.0; 3.5.1 has it. htmlnano rejects it: Module "removeEmptyElements" is not defined.',
    ],
  ],
  [
    '{ constructor: true }',
    '2.1.0',
    ['error 1: `constructor` is no module of htmlnano 2.1.0.'],
  ],
  [
    '{ "preset": "maxx" }',
    '3.5.1',
    [
      "error 1: `'maxx'` is no preset; there are `safe`, `ampSafe`, `max`. htmlnano drops it silently and uses `safe`, unless the call has a preset. Did you mean `max`? [max]",
    ],
  ],
  [
    '{ "preset": "max" }',
    '3.5.1',
    [
      'note 1: `preset` is read from configuration files only. In a call htmlnano rejects it: pass `htmlnano.presets.max` as the third argument.',
    ],
  ],
  [
    'module.exports = { skipConfigLoading: true }',
    '2.1.0',
    [
      'error 1: `skipConfigLoading` works in the call only. In a configuration file htmlnano rejects it: Module "skipConfigLoading" is not defined.',
    ],
  ],
  [
    '{ skipConfigLoading: true }',
    '1.1.1',
    [
      'error 1: `skipConfigLoading` is no module of htmlnano 1.1.1; 3.5.1 and 2.1.0 have it. htmlnano rejects it: Module "skipConfigLoading" is not defined.',
    ],
  ],
  [
    'module.exports = { skipConfigLoading: false }',
    '3.5.1',
    [
      'note 1: `skipConfigLoading` belongs into the call. In a configuration file this value has no effect.',
    ],
  ],
  [
    "{ collapseWhitespace: 'agressive' }",
    '3.5.1',
    [
      "warning 1: `'agressive'` is no value of collapseWhitespace that its table names. It is the same as 'conservative', like every unknown value. Did you mean `'aggressive'`? ['aggressive']",
    ],
  ],
  [
    "{ removeComments: 'al' }",
    '3.5.1',
    [
      "warning 1: `'al'` of removeComments is the source of a regular expression, so a misspelled 'al' removes comments that contain \"al\". Did you mean `'all'`? ['all']",
    ],
  ],
  [
    '{ custom: true }',
    '3.5.1',
    ['error 1: `true` of custom: rejects with customModule is not a function.'],
  ],
  [
    "{ sortAttributesWithLists: 'frequency' }",
    '2.1.0',
    [
      "error 1: `'frequency'` of sortAttributesWithLists: by how often a value occurs in that attribute across the document; equal counts keep the order of first appearance, repeated values go. Fails as soon as another module runs after it.",
    ],
  ],
  [
    '{ minifyUrls: {} }',
    '3.5.1',
    [
      'warning 1: `{}` is no value of minifyUrls that its table names. It does nothing, like every value that is neither string nor URL.',
    ],
  ],
  [
    '{ mergeStyles: { all: true } }',
    '3.5.1',
    [
      'note 1: mergeStyles has no options: `{ all: true }` does what `true` does. [mergeStyles: true]',
    ],
  ],
  [
    '{ removeAttributeQuotes: { force: true } }',
    '2.1.0',
    [
      'note 1: removeAttributeQuotes has no options: `{ force: true }` does what `true` does. [removeAttributeQuotes: true]',
    ],
  ],
  [
    '{ removeEmptyElements: { removeWithAttribute: true } }',
    '3.5.1',
    [
      'warning 1: The table of removeEmptyElements in 3.5.1 has no key `removeWithAttribute`. It has no effect. Did you mean `removeWithAttributes`? [removeWithAttributes]',
    ],
  ],
  [
    '{ removeEmptyElements: { removeWithAttributes: "presentation" } }',
    '3.5.1',
    [
      "warning 1: `'presentation'` is no known value of `removeWithAttributes`. Its table names `false`, `true`, `'presentational'`, `['class', 'id']`. Did you mean `'presentational'`? ['presentational']",
    ],
  ],
  [
    '{ minifyJs: { compres: {}, ecma: 5 } }',
    '3.5.1',
    [
      'note 1: The table of minifyJs in 3.5.1 has no key `compres`. It is handed on to terser, whose options are not checked here. Did you mean `compress`? [compress]',
    ],
  ],
  [
    '{ removeUnusedCss: { tool: "purgecss" } }',
    '3.5.1',
    [
      "warning 1: `'purgecss'` is no known value of `tool`. Its table says: any other value of tool switches the module off silently. Did you mean `'purgeCSS'`? ['purgeCSS']",
    ],
  ],
  [
    '{ minifyHtmlTemplate: [{ tags: "template" }] }',
    '3.5.1',
    [
      'warning 1: A rule of minifyHtmlTemplate has no key `tags`. Did you mean `tag`? [tag]',
    ],
  ],
  [
    '{ mergeStyles: false }',
    '3.5.1',
    [
      'note 1: mergeStyles is off in the preset `safe` anyway, so this key has no effect.',
    ],
  ],
  [
    '{ removeComments: "safe", minifySvg: undefined }',
    '3.5.1',
    [
      'warning 1: `undefined` switches minifySvg off, whatever the preset says. Write `false`, or remove the key.',
      'note 1: The preset `safe` gives removeComments the same value, so this key has no effect.',
    ],
  ],
  [
    '{ minifySvg: { multipass: true } }',
    '3.5.1',
    [
      'note 1: `{ multipass: true }` replaces the whole value that the preset `safe` gives minifySvg: `plugins` of the preset no longer applies.',
    ],
  ],
  [
    'export default { minifySvg: false };',
    '3.5.1',
    [
      'error -: htmlnano does not understand `export default` in a configuration file. Write `module.exports = …`, in a file such as `.htmlnanorc.cjs`. [module.exports = { … };]',
    ],
  ],
  [
    '{\n// no SVG\n"minifySvg": false,\n}',
    '3.5.1',
    [
      'note 2: JSON does not allow this comment: it is right in a `.js` file, but htmlnano cannot read it in `.htmlnanorc.json` or `package.json`.',
      'note 3: JSON does not allow this trailing comma: it is right in a `.js` file, but htmlnano cannot read it in `.htmlnanorc.json` or `package.json`.',
    ],
  ],
  [
    '{ minifySvg: 0, minifySvg: false }',
    '3.5.1',
    ['warning 1: `minifySvg` stands here more than once. The last one counts.'],
  ],
  [
    '{ custom: (tree) => tree }',
    '3.5.1',
    [
      'note 1: Functions (here in `custom`) are fine in a call and in a `.js` or `.cjs` file. JSON cannot hold them.',
    ],
  ],
  [
    '{ htmlnano: { custom: (tree) => tree } }',
    '3.5.1',
    [
      'error 1: A `package.json` has to be JSON: double quotes around keys and texts, and no functions, regular expressions or names.',
    ],
  ],
] as const) {
  test(`${library} is told of: ${text}`, () => {
    expect(told(text, library)).toEqual(findings);
  });
}

test('the packages of the modules that are on have an install command', () => {
  const commands = (text: string, library: string): (string | undefined)[] =>
    ask(text, library)
      .filter(({ message }) => message.includes('does not bring'))
      .map(({ fix }) => fix);
  expect(commands('', '3.5.1')).toEqual([
    'npm install --save-dev htmlnano@3 cssnano@7 postcss@8 svgo@4 terser@5',
  ]);
  expect(commands('{ "preset": "max", "minifySvg": false }', '2.1.0')).toEqual([
    'npm install --save-dev htmlnano@2.1.0 cssnano@6 postcss@8 terser@5 uncss@0.17',
  ]);
  expect(
    commands('{ minifyUrls: "https://a.b/", minifyCss: false }', '2.1.0'),
  ).toEqual([
    'npm install --save-dev htmlnano@2.1.0 relateurl@0.2 srcset@4.0.0 svgo@3 terser@5',
  ]);
  expect(
    commands(
      '{ minifyCss: false, minifyJs: false, minifySvg: false }',
      '3.5.1',
    ),
  ).toEqual([]);
  expect(commands('{ "preset": "max" }', '1.1.1')).toEqual([]);
});

test('other versions are compared by their tables', () => {
  const compared = (text: string, library: string): string[] =>
    ask(text, library)
      .map(({ message }) => message)
      .filter((message) => /^(In \d|htmlnano \d)/.test(message));
  expect(
    compared(
      '{ minifyAttributes: true, removeAttributeQuotes: { force: true }, minifyHtmlTemplate: false, minifyCharacterReferences: false }',
      '3.5.1',
    ),
  ).toEqual([
    'htmlnano 2.1.0 has no module minifyAttributes and rejects this key.',
    'In 2.1.0 the table of removeAttributeQuotes does not have `force`.',
    'htmlnano 1.1.1 has no module minifyAttributes and rejects this key.',
    'In 1.1.1 the table of removeAttributeQuotes does not have `force`.',
    'In 1.1.1 the preset `safe` has other values: mergeStyles is `true` (here `false`); mergeScripts is `true` (here `false`).',
  ]);
  expect(compared('', '2.1.0')).toEqual([
    'In 3.5.1 the preset `safe` has other values: minifyAttributes, minifyCharacterReferences, minifyHtmlTemplate are on too.',
    'In 1.1.1 the preset `safe` has other values: mergeStyles is `true` (here `false`); mergeScripts is `true` (here `false`).',
  ]);
});

test('every documented setting is known', () => {
  const wrong = versions.flatMap((version: VersionData) =>
    version.modules.flatMap(({ name, settings }) =>
      settings
        .filter(
          ({ value, text }) =>
            value !== undefined &&
            !/^(rejects|does n|old)|Fails|Deletes/.test(text),
        )
        .flatMap(({ key, value }) => {
          const option = key === undefined ? value : { [key]: value };
          const text = JSON.stringify({ [name]: option });
          return told(text, version.library).filter(
            (line) => !/no effect|replaces the whole/.test(line),
          );
        }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('only what is near is suggested', () => {
  const names = ['minifyCss', 'minifyJs', 'minifySvg', 'tag'];
  expect(nearest('minifyCSS', names)).toBe('minifyCss');
  expect(nearest('mnifyJs', names)).toBe('minifyJs');
  expect(nearest('minfiyJs', names)).toBe('minifyJs');
  expect(nearest('gat', names)).toBeUndefined();
  expect(nearest('beautify', names)).toBeUndefined();
  expect(nearest('minifyCss'.repeat(1000), names)).toBeUndefined();
});

test('any text has findings', () => {
  for (const text of [
    '{ minifyCss: { a: { b: [undefined, -0, /x/, NaN] } } }',
    '{ __proto__: { a: 1 } }',
    '{ toString: true, preset: "toString" }',
    '{ minifyUrls: new URL("https://a.b/") }',
    '{ removeUnusedCss: { tool: null } }',
    '[',
    '\0',
  ]) {
    for (const { library } of versions) {
      for (const finding of ask(text, library)) {
        expect(finding.message).toMatch(/[.?]$/);
      }
    }
  }
});
