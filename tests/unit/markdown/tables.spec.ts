import { expect, test } from '@playwright/test';
import tables from '../../../src/markdown/tables';
import { render } from './render';

test('columns are aligned by class, not by style', () => {
  const html = render('| A |\n| ---: |\n| b |\n', tables, 'page.md');
  expect(html).toContain('<td class="align-right">b</td>');
  expect(html).not.toContain('align="');
});

test('a mark without a table fails', () => {
  expect(() =>
    render('<!-- sort and filter -->\n\nText\n', tables, 'page.md'),
  ).toThrow(/A table must follow the comment "sort and filter"/);
});
