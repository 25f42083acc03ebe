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

test('an example says how many bytes it saved', () => {
  const html = draw(example('<p>  é  </p>', '<p>é</p>'));
  expect(html).toContain('13 → 9 bytes, 31 % less');
});

test('the first example of a page says which version made it, and where to report a wrong one', () => {
  const html = draw(
    `${example('<p> </p>', '<p></p>')}\n\n${example('<b> </b>', '<b></b>')}`,
  );
  const note = `htmlnano ${LATEST} made the results on this page.`;
  expect(html.split(note)).toHaveLength(2);
  const title = encodeURIComponent(
    `Wrong example in page.md (htmlnano ${LATEST})`,
  );
  expect(html).toContain(`href="https://example.com/new?title=${title}"`);
});

test('a result that is longer, or as long, is not called smaller', () => {
  const html = draw(example('<b>', '<b>a', '<b>'));
  expect(html).toContain('3 → 4 bytes, 33 % more');
  expect(html).toContain('3 → 3 bytes, unchanged');
});
