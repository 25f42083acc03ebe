import fs from 'node:fs';
import path from 'node:path';
import { LATEST, OLDEST } from '../e2e/addresses';
import { fence } from '../support/renderMarkdown';
import { expect, frontMatter, type SiteCopy, test } from './site';

/** Something of all whose bytes, lines or words plugins read. */
const PAGE = [
  `${frontMatter()}# Config\n\nSee [Usage](./020-usage.md).\n\n## Example\n\nOne line\nand another.\n`,
  fence('js options', '{\n  removeComments: true,\n}'),
  fence('html source', '<p>\n  a<!-- b -->\n</p>'),
  fence('html result', '<p>\n  a\n</p>'),
  '| Name | Size |\n| --- | ---: |\n| a | 2 |\n',
].join('\n');

/** As where `node_modules` cannot be written: its cache is no folder. */
function refuseCache({ dir }: SiteCopy): void {
  const modules = path.join(dir, 'node_modules');
  const installed = fs.realpathSync(modules);
  fs.rmSync(modules);
  fs.mkdirSync(modules);
  fs.writeFileSync(path.join(modules, '.cache'), '');
  for (const name of fs.readdirSync(installed))
    if (name !== '.cache')
      fs.symlinkSync(path.join(installed, name), path.join(modules, name));
}

test('a site is the same with line ends and a byte order mark of Windows, and is built where no cache can be written', ({
  copy,
}) => {
  test.slow();
  const windows = `\uFEFF${PAGE.replaceAll('\n', '\r\n')}`;
  copy.write(`versioned_docs/version-${LATEST}/030-config.md`, PAGE);
  copy.write(`versioned_docs/version-${OLDEST}/030-config.md`, windows);
  refuseCache(copy);
  const { status, printed } = copy.build({
    DOCUSAURUS_NO_PERSISTENT_CACHE: '',
  });
  expect(status, printed).toBe(0);
  expect(printed).not.toContain('WARNING');
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
});
