import { expect, test } from '@playwright/test';
import { allLossesOf } from '../../../src/htmlnano/live/moreLosses';
import { readPage } from '../../../src/htmlnano/live/readPage';
import { describeLosses } from '../../../src/htmlnano/live/TryIt/describeLosses';

const describeBoth = (before: string, after: string): string =>
  describeLosses(allLossesOf(readPage(before), readPage(after)));

const NOTHING_FOUND =
  'Nothing found among what is compared: text, elements, link targets, conditional comments, attributes, style rules.';

// A script reads what is lost.
for (const [lost, before, after] of [
  [
    'color',
    '<style>:root{--c:#FF0000}</style>',
    '<style>:root{--c:red}</style>',
  ],
  ['id', '<svg><path id="hand"/></svg>', '<svg><path/></svg>'],
] as const) {
  test(`the line about a page with a lost ${lost} does not say that nothing is lost`, () => {
    expect(describeBoth(before, after)).toBe(NOTHING_FOUND);
  });
}

test('losses that are found are counted', () => {
  expect(describeBoth('<p><i class="a"></i>b</p>', '<p>b</p>')).toBe(
    'Lost: 1 icon.',
  );
});
