import { stripVTControlCharacters } from 'node:util';
import { fence } from '../support/markdown';
import { expect, test } from './site';

/** Mistakes of pages by their files, with what the build says. */
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
      '<!-- note --><script>a()</script>',
    ].join('\n\n'),
    says: [
      '8:1: the link "/modules" is a path of the site',
      '10:1: the link "./050-modules.md#minifycsss" leads to no heading. Did you mean "#minifycss"?',
      '12:14: "<script>" is shown as text, or not at all.',
      '12:25: "</script>" is shown as text',
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

// One build is refused: unit tests call the checks of settings and addresses.
test('a build lists all mistakes of the pages at once, each once, with its line', ({
  copy,
}) => {
  for (const { file, text } of MISTAKEN) copy.replace(file, 'Text.', text);
  const code = 'docs/010-introduction.md';
  copy.replace(code, 'keywords: [tea]', 'keywords: [tea]\nmdx: {format: mdx}');
  copy.replace(code, 'Text.', 'export const a = 1;');
  // Docusaurus finds this one.
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
