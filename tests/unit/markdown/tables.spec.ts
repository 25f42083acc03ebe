import { expect, test } from '@playwright/test';
import tables from '../../../src/markdown/tables';
import { render } from './render';

test('a table scrolls in a box that the keyboard reaches', () => {
  const html = render('| A |\n| --- |\n| b |\n', tables, 'page.md');
  expect(html).toMatch(/^<div class="table-scroll" tabindex="0"[^>]*><table>/);
});

test('columns are aligned by class, not by style', () => {
  const html = render('| A |\n| ---: |\n| b |\n', tables, 'page.md');
  expect(html).toContain('<td class="align-right">b</td>');
  expect(html).not.toContain('align="');
});

test('a marked table has a field to filter by and buttons to sort by', () => {
  const mark = '<!-- sort and filter -->\n\n';
  const html = render(`${mark}| A |\n| --- |\n| b |\n`, tables, 'page.md');
  expect(html).toContain('<input type="search"');
  expect(html).toMatch(/<th[^>]*><button[^>]*>A<\/button>/);
  expect(html).not.toContain('<!--');
});

test('a mark without a table fails', () => {
  expect(() =>
    render('<!-- sort and filter -->\n\nText\n', tables, 'page.md'),
  ).toThrow(/A table must follow the comment "sort and filter"/);
});
