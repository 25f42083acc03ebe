import { expect, test } from '@playwright/test';
import { whyNotReleased } from '../../../../scripts/release/check';

for (const [wanted, says] of [
  ['3.5', '"3.5" is no version'],
  ['2.1.0', 'released already'],
  ['0.1.0', 'not newer than 2.1.0'],
  ['99.0.0', 'The pages of Next are run against htmlnano 3.5.1'],
  ['3.5.1', undefined],
] as const) {
  test(`${wanted} is ${says === undefined ? '' : 'not '}released`, () => {
    const refusal = whyNotReleased(wanted, ['2.1.0', '1.1.1'], '3.5.1');
    if (says === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(says);
  });
}
