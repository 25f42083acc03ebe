import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lineOf } from '../../checks/failure';
import { factChecks } from '../../checks/factChecks';
import { readSite } from '../../checks/readSite';
import { fence } from '../support/renderMarkdown';
import { expect, type SiteCopy, test } from './site';

// Mistakes that must fail the build.
const REFUSED = [
  {
    name: 'an unknown type of navbar item',
    file: 'docusaurus.config.ts',
    from: "type: 'docsVersionDropdown'",
    to: "type: 'docsVersionDropdwn'",
    says: ['docsVersionDropdwn'],
  },
  {
    name: 'a sidebar with a page that is not there',
    file: 'sidebars.ts',
    from: "id: 'config'",
    to: "id: 'confg'",
    says: ['sidebars.ts', 'confg'],
  },
  {
    name: 'front matter that cannot be read',
    file: 'docs/060-contribute.md',
    from: 'title: ',
    to: 'title: a: ',
    says: ['060-contribute.md'],
  },
] as const;

for (const { name, file, from, to, says } of REFUSED) {
  test(`a build with ${name} fails and says where`, ({ copy }) => {
    copy.replace(file, from, to);
    const { status, printed } = copy.build();
    expect(status).not.toBe(0);
    for (const part of says) expect(printed).toContain(part);
  });
}

/** As where `node_modules` cannot be written: its cache is no folder. */
function refuseCache({ dir }: SiteCopy): void {
  const modules = path.join(dir, 'node_modules');
  const installed = fs.realpathSync(modules);
  fs.rmSync(modules);
  fs.mkdirSync(modules);
  fs.writeFileSync(path.join(modules, '.cache'), '');
  for (const name of fs.readdirSync(installed))
    if (name !== '.cache')
      fs.symlinkSync(path.join(installed, name), path.join(modules, name));
}

test('a build without a page that was published fails and says where, also where no cache can be written', ({
  copy,
}) => {
  copy.replace('published.json', '"/usage"', '"/usage", "/tea"');
  refuseCache(copy);
  const { status, printed } = copy.build({
    DOCUSAURUS_NO_PERSISTENT_CACHE: '',
  });
  expect(status).not.toBe(0);
  // Addresses are checked when all pages are written.
  expect(printed).toContain('/tea: published, and no page any more.');
  expect(printed).not.toContain('WARNING');
  expect(printed).not.toContain('.cache');
});

test('a build with half of Algolia says what to set', ({ copy }) => {
  const { status, printed } = copy.build({ ALGOLIA_APP_ID: 'APP' });
  expect(status).not.toBe(0);
  expect(printed).toContain('ALGOLIA_API_KEY (`apiKey`) is missing.');
  expect(printed).toContain('Set both ALGOLIA_APP_ID and ALGOLIA_API_KEY');
});

/** Mistakes of pages by their files: what stands there, and what the build says. */
const MISTAKEN: readonly {
  readonly file: string;
  readonly text: string;
  readonly says: readonly string[];
}[] = [
  {
    file: 'docs/020-usage.md',
    text: [
      '[a](/modules)',
      '[a](./050-modules.md#minifycsss)',
      '![](./nothing.png)',
      '[a](javascript:b())',
      '<!-- note --><script>a()</script>',
    ].join('\n\n'),
    says: [
      '8:1: the link "/modules" is a path of the site',
      '10:1: the link "./050-modules.md#minifycsss" leads to no heading. Did you mean "#minifycss"?',
      '12:1: the picture "./nothing.png" says nothing to readers who do not see it',
      '14:1: the link "javascript:b()" has an address that pages must not link to.',
      '16:14: "<script>" is shown as text, or not at all.',
      '16:25: "</script>" is shown as text',
    ],
  },
  {
    file: 'docs/030-config.md',
    text: [
      '<Tabs>',
      'A <my-tag>b</my-tag> and 3 < 4.',
      ':::notte\n\nText.\n\n:::',
      '## Tea\n\n## Tea',
      ':::note\n\nOf no fault.\n\n:::',
    ].join('\n\n'),
    says: [
      '8:1: "<Tabs>" is shown as text, or not at all. Write Markdown',
      '10:3: "<my-tag>" is shown as text',
      '10:12: "</my-tag>" is shown as text',
      '12:1: ":::notte" is no admonition. Write :::note.',
      '20:1: line 18 already has the heading "Tea".',
    ],
  },
  {
    file: 'docs/040-presets.md',
    text: [
      '[a](#below)',
      fence('text illustration reason="None"', 'a').replace(/```\n$/, ''),
      '## Swallowed\n\n## Below',
      fence('text illustration reason="None"', 'b'),
    ].join('\n\n'),
    says: [
      '10:1: the block is not closed: line 18 opens another. Write ``` below its last line.',
    ],
  },
  {
    file: 'docs/050-modules.md',
    text: `## minifyCss\n\n${fence('js', '1')}\n${fence('html', '2')}`,
    says: [
      '10:1: the block "js" has no known kind. The kinds are:',
      '14:1: the block "html" has no known kind. The kinds are:',
    ],
  },
];

test('a build lists all mistakes of the pages at once, each once, with its line', ({
  copy,
}) => {
  for (const { file, text } of MISTAKEN) copy.replace(file, 'Text.', text);
  const code = 'docs/010-introduction.md';
  copy.replace(code, 'keywords: [tea]', 'keywords: [tea]\nmdx: {format: mdx}');
  copy.replace(code, 'Text.', 'export const a = 1;');
  // Docusaurus says so by itself.
  copy.replace('docs/060-contribute.md', 'Text.', '[a](./050-module.md)');
  copy.write('docs/070-tea.md', '# Tea\n');
  const { status, printed } = copy.build();
  expect(status).not.toBe(0);
  const wanted = [
    ...MISTAKEN.flatMap(({ file, says }) =>
      says.map((each) => `${file}:${each}`),
    ),
    `${code}:10:1: this is MDX, which runs as code. Write Markdown`,
    'docs/070-tea.md:1:1: no menu has this page. Add its id, "tea", to sidebars.ts.',
    'docs/070-tea.md:1:1: the front matter needs a line "title: ',
    'docs/070-tea.md:1:1: the front matter needs a line "description: ',
    'docs/070-tea.md:1:1: the front matter needs a line "keywords: ',
  ];
  for (const each of wanted)
    expect.soft(printed.split(each).length - 1, each).toBe(1);
  expect(stripVTControlCharacters(printed)).toContain(
    '`./050-module.md` in source file "docs/060-contribute.md" (8:1)',
  );
  const told = printed.match(/\.md:\d+:\d+: /g) ?? [];
  expect(told, printed).toHaveLength(wanted.length);
  const message = 'INTERNALS.md: Development';
  expect(printed, message).not.toContain('MDX compilation failed');
  expect(printed, 'a stack').not.toMatch(/^\s+at .*page-rules/m);
});

test('a wrong value of a preset and a missing row are told with their lines', async ({
  whole,
}) => {
  const page = 'docs/050-modules.md';
  const rows = whole.read(page).split('\n');
  const value = rows.findIndex((row) => row.startsWith('| [sortAttributes]('));
  rows[value] = rows[value]?.replace('`false`', '`true`') ?? '';
  const missing = rows.findIndex((row) => row.startsWith("| `'aggressive'`"));
  rows.splice(missing, 1);
  whole.write(page, rows.join('\n'));
  const wrong: string[] = [];
  for (const { file, title, run } of factChecks(readSite(whole.dir))) {
    if (file === page && /describes the modules|uses only options/.test(title))
      wrong.push(...(await run()).map(lineOf));
  }
  const message = wrong.join('\n');
  expect(message).toContain(
    `${page}:${String(value + 1)}: \`true\` is wrong; the preset has false.`,
  );
  expect(message).toMatch(
    /050-modules\.md:\d+: by the tables `collapseWhitespace` does not take `'aggressive'`/,
  );
});
