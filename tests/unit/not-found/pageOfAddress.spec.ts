import { expect, test } from '@playwright/test';
import { pageOfAddress } from '../../../src/plugins/not-found/pageOfAddress';

/** Versions as Docusaurus lists them. */
const versionsAt = (baseUrl: string) =>
  [
    ['Next', 'next', false],
    ['2.1.0', '', true],
    ['1.1.1', '1.1.1', false],
  ].map(([label, name, isLast]) => {
    const path = baseUrl + String(name);
    const home = path.replace(/\/$/, '');
    const docs = ['usage', 'config'].map((id) => ({
      id,
      path: `${home}/${id}`,
    }));
    return {
      label: String(label),
      path,
      isLast: isLast === true,
      mainDocId: 'introduction',
      docs: [...docs, { id: 'introduction', path }].map((doc) => ({
        ...doc,
        sidebar: 'docs',
      })),
    };
  });

for (const [address, page, label] of [
  ['2.1.0/usage', 'usage', '2.1.0'],
  ['V2.1.0/Usage/', 'usage', '2.1.0'],
  ['latest/usage.html', 'usage', '2.1.0'],
  ['v1.1.1/config', '1.1.1/config', '1.1.1'],
  // Releases that have no pages of their own.
  ['1.0.2/usage', '1.1.1/usage', '1.1.1'],
  ['2.1.10/usage', 'usage', '2.1.0'],
  ['v2/usage', 'usage', '2.1.0'],
  ['1.x/usage', '1.1.1/usage', '1.1.1'],
  ['3.5.1/usage', 'next/usage', 'Next'],
] as const) {
  test(`/${address} means ${page} of ${label}`, () => {
    for (const baseUrl of ['/', '/docs/'])
      expect(
        pageOfAddress(baseUrl + address, versionsAt(baseUrl), baseUrl),
      ).toEqual({ path: baseUrl + page, label });
  });
}

test('other addresses mean no page of a version', () => {
  for (const path of ['/usage2', '/2.1.0/nothing', '/latests', '/%E0', '//'])
    expect(pageOfAddress(path, versionsAt('/'), '/'), path).toBeUndefined();
});
