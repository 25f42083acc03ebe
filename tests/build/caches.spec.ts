import { Globby } from '@docusaurus/utils';
import { type Files, filesOf } from '../../src/htmlnano/live/build/files';
import { documentedVersions } from '../../src/htmlnano/versions';
import { expect, test } from './site';

// What is made, the source, and the text of it that is changed.
const MADE = [
  ['build/next/usage.md', 'docs/020-usage.md', 'Text.', 'Words.'],
  [
    'build/next/config.md',
    'docs/040-presets.md',
    '# T',
    '---\nslug: /p\n---\n# T',
  ],
  [
    'build/assets/search-docs-default-current.????????.json',
    'docs/050-modules.md',
    'Text.',
    'Zebras.',
  ],
  ['build/img/cards/docs/usage.jpg', 'src/site.css', '#121817', '#000000'],
] as const;

test('a build makes again what has another source than before', ({ copy }) => {
  test.slow();
  copy.replace('docs/030-config.md', 'Text.', '[Presets](./040-presets.md)');
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

test('the files of a version are made again for other pages, or another address', async ({
  whole: copy,
}) => {
  const make = async (address: string): Promise<Files> => {
    const [next] = documentedVersions(copy.dir);
    return next ? filesOf(copy.dir, next, address) : {};
  };
  const old = await make('https://a.example');
  const page = 'docs/050-modules.md';
  copy.replace(page, "{ collapseWhitespace: 'aggressive' }", '{ zebra: 1 }');
  expect((await make('https://a.example'))['worker.js']).toContain('zebra');
  copy.replace(page, "| `'aggressive'` | removes", "| `'quagga'` | removes");
  expect((await make('https://a.example'))['data.json']).toContain('quagga');
  expect((await make('https://b.example'))['schema.json']).not.toBe(
    old['schema.json'],
  );
});
