import { expect, test } from '@playwright/test';
import { othersOf, type VersionData } from '../../../src/live/versionData';

const version = (name: string, library: string): VersionData =>
  ({ name, library }) as VersionData;

test('a version is compared with each other library once', () => {
  const next = version('current', '3.5.1');
  const latest = version('3.5.1', '3.5.1');
  const old = version('2.1.0', '2.1.0');
  const all = [next, latest, old];
  expect(othersOf(next, all)).toEqual([old]);
  expect(othersOf(latest, all)).toEqual([old]);
  expect(othersOf(old, all)).toEqual([next]);
});
