import { expect, test } from '@playwright/test';
import tables from '../../../src/plugins/tables/tables';
import { render } from '../../support/renderMarkdown';

const TABLE = `
| Minifier | Left |
| --- | ---: |
| none | 100.0 % |
| htmlnano \`max\` | 50.0 % |
`;

test('a table has the name of its section, for lists of screen readers', () => {
  const html = render(
    `## Sizes\n${TABLE}\n${TABLE}\n## Times\n${TABLE}`,
    tables,
    'page.md',
  );
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['Table: Sizes', 'Table 2: Sizes', 'Table: Times']);
});

test('the cells of a table of three columns have the names of their columns', () => {
  const html = render(
    '| A | B | C |\n| - | - | - |\n| a | b | c |',
    tables,
    'page.md',
  );
  expect(html.replaceAll('\n', '')).toContain(
    '<td>a</td><td data-label="B">b</td><td data-label="C">c</td>',
  );
  expect(render(TABLE, tables, 'page.md')).not.toContain('data-label');
});
