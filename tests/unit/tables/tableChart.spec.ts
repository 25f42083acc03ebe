import { expect, test } from '@playwright/test';
import tableChart from '../../../src/plugins/tables/tableChart';
import tables from '../../../src/plugins/tables/tables';
import { render } from '../../support/renderMarkdown';

const TABLE = `
| Minifier | Left |
| --- | ---: |
| none | 100.0 % |
| htmlnano \`max\` | 50.0 % |
`;

const draw = (markdown: string): string =>
  render(markdown, () => tableChart({ emphasized: /^htmlnano/ }), 'page.md');

test('the column named in the comment is drawn above its table, and read out', () => {
  const html = draw(`<!-- chart column="Left" -->\n${TABLE}`);
  expect(html).toMatch(/<figure class="chart"><svg[^]*<\/figure>[^]*<table>/);
  expect(html).toContain('Left, by minifier.');
  expect(html).toContain('width="100.0%"');
  expect(html).toContain('width="50.0%"');
  expect(html).toContain(
    'aria-label="Bar chart, Left. none: 100.0 %; htmlnano max: 50.0 %."',
  );
});

test('bars are as long as their numbers, as people write them', () => {
  const table = '| A | Size |\n| - | - |\n| a | 1,200 B |\n| b | 0.6 KB |\n';
  const html = draw(`<!-- chart column="Size" -->\n${table}`);
  expect(html).toContain('width="100.0%"');
  expect(html).toContain('width="50.0%"');
});

test('other comments draw nothing', () => {
  expect(draw(`<!-- benchmark:summary -->\n${TABLE}`)).not.toContain('<svg');
});

for (const [markdown, message] of [
  [`<!-- chart column="Right" -->\n${TABLE}`, 'It has: Minifier, Left.'],
  ['<!-- chart column="Left" -->\n\nText', 'A table must follow'],
  [
    `<!-- chart column="Minifier" -->\n${TABLE}`,
    'The cell "none" of "none" in the column "Minifier" is not a number.',
  ],
] as const) {
  test(`a chart that cannot be drawn fails: ${message}`, () => {
    expect(() => draw(markdown)).toThrow(message);
  });
}

test('a mark to sort and filter without a table fails', () => {
  const mark = '<!-- sort and filter -->\n\nText\n';
  expect(() => render(mark, tables, 'page.md')).toThrow(
    /A table must follow the comment "sort and filter"/,
  );
});

test('a table has the name of its section, away from which screen readers list it', () => {
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

test('cells of three columns and more have the names of their columns', () => {
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
