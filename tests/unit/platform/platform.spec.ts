import { expect, test } from '@playwright/test';
import { findFeature, lackedBy } from './range';
import { usedByScripts, usedByStyles, type Used } from './used';

const newer = (used: Used): Record<string, string> =>
  Object.fromEntries(
    [...used].flatMap(([name, file]) => {
      const feature = findFeature(...name.split('.'));
      const lacked = feature ? lackedBy(feature) : [];
      return lacked.length > 0 ? [[name, `${file}: ${lacked.join(', ')}`]] : [];
    }),
  );

test('x', () => {
  const s = usedByScripts();
  console.log([...s.keys()].sort().join(' '));
  console.log(newer(s));
  console.log(newer(usedByStyles()), usedByStyles().size);
  expect(1).toBe(1);
});
