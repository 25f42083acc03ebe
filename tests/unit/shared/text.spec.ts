import { expect, test } from '@playwright/test';
import { truncate } from '../../../src/plugins/shared/text';

test('a text is truncated, but no character is split', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('abcd', 3)).toBe('abc');
  expect(truncate('ab😀', 4)).toBe('ab😀');
  expect(truncate('ab😀', 3)).toBe('ab');
  expect(truncate('ab😀😀', 4)).toBe('ab😀');
});
