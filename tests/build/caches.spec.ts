import { Globby } from '@docusaurus/utils';
import { expect, test } from './site';

/** A file that is made, its source, and the text of it that is changed. */
const MADE = [
  ['build/next/usage.md', 'docs/020-usage.md', 'Text.', 'Words.'],
  // It links to the page that is moved.
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

test(
  'a second build makes anew what depends on a source that has changed',
  { tag: '@all' },
  ({ copy }) => {
    test.slow();
    copy.replace('docs/030-config.md', 'Text.', '[Presets](./040-presets.md)');
    copy.replace(
      'published.json',
      '"moved": {}',
      '"moved": {"/presets": "/p"}',
    );
    const found = (file: string) => Globby.sync(file, { cwd: copy.dir });
    const read = (): string[] => {
      const { status, printed } = copy.build();
      expect(status, printed).toBe(0);
      expect(printed).not.toContain('WARNING');
      return MADE.map(([file]) => copy.read(...found(file)));
    };
    const before = read();
    const index = found(MADE[2][0]);
    for (const [, source, from, to] of MADE) copy.replace(source, from, to);
    read().forEach((text, number) => {
      expect.soft(text, MADE[number]?.[0]).not.toBe(before[number]);
    });
    // Browsers keep the index by its name.
    expect(found(MADE[2][0])).not.toEqual(index);
  },
);
