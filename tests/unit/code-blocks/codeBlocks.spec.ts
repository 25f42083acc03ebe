import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versionOfNext } from '../../../scripts/release/workspaces';
import codeBlocks from '../../../src/code-blocks/codeBlocks';
import { fence, render } from '../../support/renderMarkdown';

const siteDir = path.join(__dirname, '../../..');
const page = path.join(siteDir, 'versioned_docs/version-2.1.0/page.md');

const draw = (markdown: string, file = page): string =>
  render(markdown, codeBlocks, file);

test('an example says how many bytes were saved, and by which version', () => {
  const html = draw(
    fence('js options', '{}') +
      fence('html source', '<p>  é  </p>') +
      fence('html result', '<p>é</p>'),
  );
  expect(html).toContain('13 → 9 bytes, 31 % less');
  expect(html).toContain('htmlnano 2.1.0 made this.');
  // What opens a tab gives it no way back to this one.
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener"/);
});

test('a result that is longer or equal is not called less', () => {
  const html = draw(
    fence('html source', '<b>') +
      fence('js options', '{}') +
      fence('html result', '<b>a') +
      fence('js options', '{}') +
      fence('html result', '<b>'),
  );
  expect(html).toContain('3 → 4 bytes, 33 % more');
  expect(html).toContain('3 → 3 bytes, unchanged');
});

test('the library of Next is the one of its workspace', () => {
  const html = draw(
    fence('html source', 'a') +
      fence('js options', '{}') +
      fence('html result', 'a'),
    path.join(siteDir, 'docs/page.md'),
  );
  expect(html).toContain(`htmlnano ${versionOfNext(siteDir)} made this.`);
});

test('a source counts for results further down, up to the next heading', () => {
  const later = fence('js options', '{}') + fence('html result', 'a');
  const text = `${fence('html source', 'ab')}\nText\n\n`;
  expect(draw(text + later)).toContain('2 → 1 bytes');
  expect(draw(`${text}## Heading\n\n${later}`)).not.toContain('bytes');
});

test('each choice of a package manager is a group of its own', () => {
  const command = fence('bash command', 'npx webpack');
  const names = draw(command + command).match(/name="[^"]+"/g) ?? [];
  expect(new Set(names).size).toBe(2);
});

test('markup in code stays text', () => {
  const html = draw(fence('text output', '<script>alert(1)</script>'));
  expect(html).not.toContain('<script>');
});

test('a page outside of all versions is refused', () => {
  expect(() => draw('Text', path.join(siteDir, 'README.md'))).toThrow(
    /README\.md lies in the folder of no version/,
  );
});
