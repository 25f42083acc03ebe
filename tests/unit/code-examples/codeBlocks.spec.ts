import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versionOfNext } from '../../../scripts/release/workspaces';
import codeBlocks from '../../../src/plugins/code-examples/codeBlocks';
import { libraryOf, SITE_DIR, versionOf } from '../../../src/htmlnano/versions';
import { LATEST } from '../../e2e/addresses';
import { fence, render } from '../../support/renderMarkdown';

const page = path.join(SITE_DIR, `versioned_docs/version-${LATEST}/page.md`);

const plugin = () =>
  codeBlocks({
    madeWith: (file) =>
      `htmlnano ${libraryOf(SITE_DIR, versionOf(file)).number}`,
    newIssue: 'https://example.com/new',
    buttons: [],
  });

const draw = (markdown: string, file = page): string =>
  render(markdown, plugin, file);

const results = (...texts: readonly string[]): string =>
  texts
    .map((text) => fence('js options', '{}') + fence('html result', text))
    .join('');

const example = (source: string, ...made: readonly string[]): string =>
  fence('html source', source) + results(...made);

test('an example says how many bytes were saved, and by which version', () => {
  const html = draw(example('<p>  é  </p>', '<p>é</p>'));
  expect(html).toContain('13 → 9 bytes, 31 % less');
  expect(html).toContain(`htmlnano ${LATEST} made this.`);
  // The new tab must not have access to this one.
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener"/);
});

test('a result that is longer, or as long, is not called smaller', () => {
  const html = draw(example('<b>', '<b>a', '<b>'));
  expect(html).toContain('3 → 4 bytes, 33 % more');
  expect(html).toContain('3 → 3 bytes, unchanged');
});

test('the library of Next is the one of its workspace', () => {
  const html = draw(example('a', 'a'), path.join(SITE_DIR, 'docs/page.md'));
  expect(html).toContain(`htmlnano ${versionOfNext(SITE_DIR)} made this.`);
});

test('a page outside of all versions is refused', () => {
  expect(() => draw('Text', path.join(SITE_DIR, 'README.md'))).toThrow(
    /README\.md lies in the folder of no version/,
  );
});
