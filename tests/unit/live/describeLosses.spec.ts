import { expect, test } from '@playwright/test';
import { allLossesOf } from '../../../src/htmlnano/live/moreLosses';
import { readPage } from '../../../src/htmlnano/live/readPage';
import { describeLosses } from '../../../src/htmlnano/live/TryIt/describeLosses';

const describeBoth = (before: string, after: string): string =>
  describeLosses(allLossesOf(readPage(before), readPage(after)));

test('the line about a broken page does not say that nothing is lost', () => {
  // What a script draws with this color is drawn in another one.
  const line = describeBoth(
    '<style>:root{--c:#FF0000}</style>',
    '<style>:root{--c:red}</style>',
  );
  expect(line).toBe(
    'Nothing found among what is compared: text, elements, link targets, conditional comments, attributes, style rules.',
  );
});

test('losses that are found are counted', () => {
  expect(describeBoth('<p><i class="a"></i>b</p>', '<p>b</p>')).toBe(
    'Lost: 1 icon.',
  );
});
