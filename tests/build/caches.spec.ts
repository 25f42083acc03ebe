import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { LATEST, OLDEST } from '../e2e/addresses';
import { fence } from '../support/renderMarkdown';
import { expect, frontMatter, test } from './site';

// What is made, the source, and the text of it that is changed.
const MADE = [
  ['build/next/usage.md', 'docs/020-usage.md', 'Text.', 'Words.'],
  [
    'build/next/config.md',
    'docs/040-presets.md',
    'keywords: [tea]',
    'keywords: [tea]\nslug: /p',
  ],
  [
    'build/assets/search-docs-default-current.????????.json',
    'docs/050-modules.md',
    'Text.',
    'Zebras.',
  ],
] as const;

/** Something of all whose bytes, lines or words plugins read. */
const PAGE = [
  `${frontMatter()}# Config\n\nSee [Usage](./020-usage.md).\n\n## Example\n\nOne line\nand another.\n`,
  fence('js options', '{\n  removeComments: true,\n}'),
  fence('html source', '<p>\n  a<!-- b -->\n</p>'),
  fence('html result', '<p>\n  a\n</p>'),
  '| Name | Size |\n| --- | ---: |\n| a | 2 |\n',
].join('\n');

test('a site is the same with line ends and a byte order mark of Windows, and is made again where a source has changed', ({
  copy,
}) => {
  test.slow();
  copy.replace('docs/030-config.md', 'Text.', '[Presets](./040-presets.md)');
  // Where the published address of the page that is moved below leads.
  copy.replace('published.json', '"moved": {}', '"moved": {"/presets": "/p"}');
  const windows = `\uFEFF${PAGE.replaceAll('\n', '\r\n')}`;
  copy.write(`versioned_docs/version-${LATEST}/030-config.md`, PAGE);
  copy.write(`versioned_docs/version-${OLDEST}/030-config.md`, windows);
  const read = (): string[] => {
    const { status, printed } = copy.build();
    expect(status, printed).toBe(0);
    expect(printed).not.toContain('WARNING');
    return MADE.map(([file]) => copy.read(...found(file)));
  };
  const found = (file: string) => Globby.sync(file, { cwd: copy.dir });
  const before = read();

  // But for what names the version.
  const names = [LATEST, OLDEST].map((name) => name.replaceAll('.', '\\.'));
  const version = new RegExp(`(?:htmlnano |/)?(?:${names.join('|')})`, 'g');
  const [one, other] = ['config', `${OLDEST}/config`].map((page) => {
    const [text = ''] =
      /<article.*<\/article>/s.exec(copy.read(`build/${page}.html`)) ?? [];
    return (copy.read(`build/${page}.md`) + text).replace(version, '');
  });
  expect(one).toContain('removeComments');
  expect(other).toBe(one);
  for (const file of fs.readdirSync(path.join(copy.dir, 'build/assets')))
    if (file.startsWith('search-docs'))
      expect(copy.read('build/assets', file), file).not.toContain('\\r');

  const index = found(MADE[2][0]);
  for (const [, source, from, to] of MADE) copy.replace(source, from, to);
  read().forEach((text, index) => {
    expect.soft(text, MADE[index]?.[0]).not.toBe(before[index]);
  });
  // Browsers keep the old one.
  expect(found(MADE[2][0])).not.toEqual(index);
});
