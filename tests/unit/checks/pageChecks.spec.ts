import { expect, test } from '@playwright/test';
import { readSections } from '../../../checks/blocks';
import { checksOf } from '../../../checks/pageChecks';
import { fence } from '../../support/markdown';

const page = (...parts: string[]): string => parts.join('\n');

function read(markdown: string) {
  const file = 'docs/page.md';
  return checksOf(readSections(markdown, file), file);
}

test('blocks above a heading do not count below it', () => {
  const mistaken = page(
    fence('js options', '{}'),
    fence('html source', 'a'),
    '## Next',
    fence('html result', 'b'),
  );
  const mistakes = [
    '1: nothing follows under this heading',
    '5: no result follows',
    '10: a result needs a source',
  ].map((mistake) => `docs/page\\.md:${mistake}.*`);
  expect(() => read(mistaken)).toThrow(new RegExp(`^${mistakes.join('\\n')}$`));
});

const proof = (...parts: string[]): string =>
  page('<details>\n<summary>Proof</summary>\n', ...parts, '\n</details>\n');

test('a proof uses what stands above it, and nothing below uses the proof', () => {
  const { examples, projects } = read(
    page(
      fence('js options', '{}'),
      fence('html source', 'shown'),
      fence('html file name=a.html', ''),
      proof(
        fence('html result', 'one'),
        fence('html source', 'of the proof'),
        fence('html result', 'two'),
        fence('js program name=a.mjs', ''),
      ),
      fence('html result', 'three'),
      fence('js program name=b.mjs', ''),
    ),
  );
  expect(
    examples.map(({ source, expected }) => [source.text, expected.text]),
  ).toEqual([
    ['shown', 'one'],
    ['of the proof', 'two'],
    ['shown', 'three'],
  ]);
  expect(
    projects.map(({ steps }) =>
      steps.map(({ block }) => block.attributes.name),
    ),
  ).toEqual([
    ['a.html', 'a.mjs'],
    ['a.html', 'b.mjs'],
  ]);
});

test('a source on the page that only a proof uses is refused', () => {
  const only = page(
    fence('js options', '{}'),
    fence('html source', 'a'),
    proof(fence('html result', 'b')),
  );
  expect(() => read(only)).toThrow('no result follows');
});

test('a file on the page may be one that only a proof runs', () => {
  const file = fence('js file name=a.mjs', '');
  const run = proof(fence('bash command', 'node a.mjs'));
  expect(read(page(file, run)).projects).toHaveLength(1);
  expect(() => read(page(run, file))).toThrow('nothing follows');
});

test('a block inside a list or a quote is refused', () => {
  const inList = '- item\n\n  ```html source\n  a\n  ```\n';
  const inQuote = '> ```html source\n> a\n> ```\n';
  expect(() => read(inList)).toThrow('outside of lists');
  expect(() => read(inQuote)).toThrow('outside of lists');
});

test('programs see the packages that the sections around them install', () => {
  const { projects, installs } = read(
    page(
      '## One',
      fence('bash command', 'npm install --save-dev htmlnano cssnano@6'),
      fence('js program name=a.mjs', ''),
      '### Deeper',
      fence('bash command', 'npm install --save-dev vite'),
      fence('js program name=b.mjs', ''),
      '### Beside it',
      fence('js program name=c.mjs', ''),
      '## Two',
      '### Below nothing',
      fence('js program name=d.mjs', ''),
    ),
  );
  expect(installs).toHaveLength(2);
  expect(projects.map(({ packages }) => packages)).toEqual([
    ['htmlnano', 'cssnano'],
    ['htmlnano', 'cssnano', 'vite'],
    ['htmlnano', 'cssnano'],
    undefined,
  ]);
});

test('an output without a program above it is refused', () => {
  const output = fence('text output', 'a');
  expect(() => read(output)).toThrow('must follow the program');
});
