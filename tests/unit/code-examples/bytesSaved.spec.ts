import { expect, test } from '@playwright/test';
import {
  bytesOf,
  describeSaving,
} from '../../../src/plugins/code-examples/bytesSaved';

test('a result that is longer, or as long, is not called smaller', () => {
  expect(bytesOf('<p>é</p>')).toBe(9);
  expect(describeSaving(13, 9)).toBe('13 → 9 bytes, 31 % less');
  expect(describeSaving(3, 4)).toBe('3 → 4 bytes, 33 % more');
  expect(describeSaving(3, 3)).toBe('3 → 3 bytes, unchanged');
});
