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
