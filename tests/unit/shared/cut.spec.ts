import { expect, test } from '@playwright/test';
import { cut } from '../../../src/plugins/shared/cut';

test('a text is cut, but no character in two', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('abcd', 3)).toBe('abc');
  expect(cut('ab😀', 4)).toBe('ab😀');
  expect(cut('ab😀', 3)).toBe('ab');
  expect(cut('ab😀😀', 4)).toBe('ab😀');
});
