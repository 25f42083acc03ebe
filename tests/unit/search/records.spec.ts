import { expect, test } from '@playwright/test';
import { page, section } from '../../support/records';

const modules = page(
  '/modules',
  [
    section(1, 'Modules', 'All modules.'),
    section(2, 'minifyCss', 'Makes CSS small.', 'Needs cssnano.'),
    section(3, 'Options', 'None.'),
    section(2, 'minifyJs'),
  ],
  { keywords: ['module', 'option'] },
);

test('there is a record per heading and per text, in the order of the page', () => {
  expect(
    modules.map(({ type, content, url, weight: { level, position } }) => [
      ...[type, content, url, level, position],
    ]),
  ).toEqual([
    ['lvl1', null, '/modules', 90, 0],
    ['content', 'All modules.', '/modules', 0, 1],
    ['lvl2', null, '/modules#minifycss', 80, 2],
    ['content', 'Makes CSS small.', '/modules#minifycss', 0, 3],
    ['content', 'Needs cssnano.', '/modules#minifycss', 0, 4],
    ['lvl3', null, '/modules#options', 70, 5],
    ['content', 'None.', '/modules#options', 0, 6],
    ['lvl2', null, '/modules#minifyjs', 80, 7],
  ]);
  // A heading resets the levels below it.
  expect(modules.at(-1)?.hierarchy).toMatchObject({
    lvl2: 'minifyJs',
    lvl3: null,
  });
});

test('a record has all fields that the DocSearch crawler writes', () => {
  expect(modules[3]).toEqual({
    objectID: 'docs-default-2.1.0:/modules:1.1',
    type: 'content',
    hierarchy: {
      ...{ lvl0: 'Modules', lvl1: 'Modules', lvl2: 'minifyCss' },
      ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
    content: 'Makes CSS small.',
    url: '/modules#minifycss',
    url_without_anchor: '/modules',
    anchor: 'minifycss',
    language: 'en',
    version: '2.1.0',
    docusaurus_tag: 'docs-default-2.1.0',
    weight: { level: 0, position: 3 },
  });
});
