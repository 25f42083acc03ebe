import { expect, test } from '@playwright/test';
import {
  GrammarError,
  readSections,
} from '../../../src/plugins/code-examples/blocks';
import { checksOf } from '../../../src/plugins/code-examples/checks';
import { fence } from '../../support/renderMarkdown';

const page = (...parts: string[]): string => parts.join('\n');

function read(markdown: string) {
  const file = 'docs/page.md';
  return checksOf(readSections(markdown, file), file);
}

function mistakesOf(markdown: string): readonly string[] {
  try {
    read(markdown);
  } catch (error) {
    if (error instanceof GrammarError) return error.message.split(/\n(?=docs)/);
    throw error;
  }
  return [];
}

test('blocks above a heading do not count below it', () => {
  expect(
    mistakesOf(
      page(
        fence('js options', '{}'),
        fence('html source', 'a'),
        '## Next',
        fence('html result', 'b'),
      ),
    ),
  ).toEqual([
    expect.stringMatching(
      /^docs\/page\.md:1: nothing follows under this heading/,
    ),
    expect.stringMatching(/^docs\/page\.md:5: no result follows/),
    expect.stringMatching(/^docs\/page\.md:10: a result needs a source/),
  ]);
});

test('a block inside a list or a quote is refused', () => {
  const inList = '- item\n\n  ```html source\n  a\n  ```\n';
  const inQuote = '> ```html source\n> a\n> ```\n';
  expect(mistakesOf(inList)[0]).toContain('outside of lists');
  expect(mistakesOf(inQuote)[0]).toContain('outside of lists');
});

test('programs see the packages that the chapter installed so far', () => {
  const { projects, installs } = read(
    page(
      '## One',
      fence('bash command', 'npm install --save-dev htmlnano cssnano@6'),
      fence('js program name=a.mjs', ''),
      '### Deeper',
      fence('js program name=b.mjs', ''),
      '## Two',
      fence('js program name=c.mjs', ''),
    ),
  );
  expect(installs).toHaveLength(1);
  expect(projects.map(({ packages }) => packages)).toEqual([
    ['htmlnano', 'cssnano'],
    ['htmlnano', 'cssnano'],
    undefined,
  ]);
});

test('an output without a program above it is refused', () => {
  expect(mistakesOf(fence('text output', 'a'))[0]).toContain(
    'must follow the program',
  );
});
