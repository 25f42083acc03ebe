import { Globby } from '@docusaurus/utils';
import { expect, test } from './site';

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

test('a build makes again what has another source than before', ({ copy }) => {
  test.slow();
  copy.replace('docs/030-config.md', 'Text.', '[Presets](./040-presets.md)');
  // Where the published address of the page that is moved below leads.
  copy.replace('published.json', '"moved": {}', '"moved": {"/presets": "/p"}');
  const read = (): string[] => {
    const { status, printed } = copy.build();
    expect(status, printed).toBe(0);
    return MADE.map(([file]) => copy.read(...found(file)));
  };
  const found = (file: string) => Globby.sync(file, { cwd: copy.dir });
  const before = read();
  const index = found(MADE[2][0]);
  for (const [, source, from, to] of MADE) copy.replace(source, from, to);
  read().forEach((text, index) => {
    expect.soft(text, MADE[index]?.[0]).not.toBe(before[index]);
  });
  // Browsers keep the old one.
  expect(found(MADE[2][0])).not.toEqual(index);
});
