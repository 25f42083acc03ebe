import path from 'node:path';
import { expect, test } from '@playwright/test';
import codeBlocks from '../../../src/plugins/code-examples/codeBlocks';
import { libraryOf, SITE_DIR, versionOf } from '../../../src/htmlnano/versions';
import { LATEST } from '../../e2e/addresses';
import { fence, render } from '../../support/renderMarkdown';

const page = path.join(SITE_DIR, `versioned_docs/version-${LATEST}/page.md`);

const plugin = () =>
  codeBlocks({
    madeWith: (file) =>
      `htmlnano ${libraryOf(SITE_DIR, versionOf(SITE_DIR, file)).number}`,
    newIssue: 'https://example.com/new',
    buttons: [],
  });

const draw = (markdown: string): string => render(markdown, plugin, page);

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

test('an example links to a new issue whose title says which example is wrong', () => {
  const html = draw(`## Sizes\n\n${example('<p> </p>', '<p></p>')}`);
  const title = encodeURIComponent(`Wrong example: Sizes (htmlnano ${LATEST})`);
  expect(html).toContain(`href="https://example.com/new?title=${title}"`);
});

test('a result that is longer, or as long, is not called smaller', () => {
  const html = draw(example('<b>', '<b>a', '<b>'));
  expect(html).toContain('3 → 4 bytes, 33 % more');
  expect(html).toContain('3 → 3 bytes, unchanged');
});
