import { expect, test } from '@playwright/test';
import { NEWER } from './newer';
import { findFeature, lackedBy } from './range';
import { usedByScripts, usedByStyles, type Used } from './used';

test('browsers of the range have what the site uses of the platform', () => {
  const used: Used = new Map([...usedByScripts(), ...usedByStyles()]);
  // A sample of what must have been found, of each sort.
  for (const name of [
    'api.HTMLDialogElement.showModal',
    'api.Navigator.connection',
    'api.structuredClone',
    'css.properties.user-select',
    'html.global_attributes.popover',
    'javascript.builtins.Array.toSorted',
    'javascript.builtins.Intl.ListFormat',
  ]) {
    expect.soft([...used.keys()]).toContain(name);
  }
  const newer = [...used].flatMap(([name, file]) => {
    const feature = findFeature(...name.split('.'));
    const lacking = feature === undefined ? [] : lackedBy(feature);
    return lacking.length > 0 ? [{ name, file, lacking }] : [];
  });
  expect(
    newer.filter(({ name }) => !(name in NEWER)),
    'used, and lacked by these browsers: guard it, and add it to newer.ts',
  ).toEqual([]);
  expect(
    Object.keys(NEWER).filter((name) =>
      newer.every((feature) => feature.name !== name),
    ),
    'in newer.ts for nothing',
  ).toEqual([]);
});
