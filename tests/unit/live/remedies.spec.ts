import { expect, test } from '@playwright/test';
import { findRemedies } from '../../../src/htmlnano/live/find/remedies';

const MODULES = 'abcdefghijklmnopqrstuvwxyzäö'.split('');

/** Searches where something is missing as soon as one of these groups is on. */
async function search(...groups: readonly string[]) {
  const asked: string[] = [];
  const remedies = await findRemedies({ quick: MODULES, slow: [] }, (on) => {
    asked.push(on.join(''));
    return Promise.resolve(
      groups.some((group) => group.split('').every((one) => on.includes(one))),
    );
  });
  const found =
    remedies === 'parser'
      ? remedies
      : remedies.map((group) => [...group].sort().join('')).sort();
  return { found, asked };
}

for (const [what, groups, found, most] of [
  ['one module does it', ['k'], ['k'], 9],
  ['the first', ['a'], ['a'], 9],
  ['the last', ['ö'], ['ö'], 9],
  ['two do it together, so each alone brings it back', ['dq'], ['d', 'q'], 16],
  ['one of two ways needs the other module, too', ['d', 'dq'], ['d'], 16],
  ['two do it, each on its own', ['d', 'q'], ['dq'], 24],
  ['two ways share a module', ['dq', 'dx'], ['d'], 24],
  ['two ways share none', ['dq', 'ax'], ['ad', 'aq', 'dx', 'qx'], 60],
  ['three do it, each on its own', ['d', 'q', 'x'], [], 40],
  ['all of them do it together', [MODULES.join('')], MODULES, 250],
] as const) {
  test(`${what}: ${groups.join(', ')}`, async () => {
    const { found: got, asked } = await search(...groups);
    expect(got).toEqual([...found].sort());
    expect(asked.length).toBeLessThanOrEqual(most);
  });
}

test('what is missing without any module is the parser’s', async () => {
  expect(await search('')).toEqual({ found: 'parser', asked: [''] });
});

test('slow modules run one by one where one of them does it alone', async () => {
  for (const [group, most] of [
    ['b', 1],
    ['y', 1],
    ['by', 4],
  ] as const) {
    const asked: string[] = [];
    const suspects = { quick: ['a', 'b', 'c', 'd'], slow: ['x', 'y', 'z'] };
    await findRemedies(suspects, (on) => {
      asked.push(on.join(''));
      return Promise.resolve(group.split('').every((one) => on.includes(one)));
    });
    const heavy = asked.filter((on) => /[xyz].*[xyz]/.test(on));
    expect(heavy.length, asked.join()).toBeLessThanOrEqual(most);
  }
});

test('with all groups of at most two of six modules, each answer brings it back, and none is missed', async () => {
  const modules = 'abcdef'.split('');
  const small = modules.flatMap((a, index) => [
    a,
    ...modules.slice(index + 1).map((b) => a + b),
  ]);
  for (const first of small) {
    for (const second of small) {
      const isMissing = (on: readonly string[]): boolean =>
        [first, second].some((group) =>
          group.split('').every((one) => on.includes(one)),
        );
      const isEnough = (off: readonly string[]): boolean =>
        !isMissing(modules.filter((one) => !off.includes(one)));
      const all = small.map((group) => group.split('')).filter(isEnough);
      const alone = all.filter(({ length }) => length === 1);
      const suspects = { quick: modules.slice(0, 4), slow: modules.slice(4) };
      const remedies = await findRemedies(suspects, (on) =>
        Promise.resolve(isMissing(on)),
      );
      const sorted = (groups: readonly (readonly string[])[]): string[] =>
        groups.map((group) => [...group].sort().join('')).sort();
      expect(
        sorted(remedies as readonly string[][]),
        `${first}, ${second}`,
      ).toEqual(sorted(alone.length > 0 ? alone : all));
    }
  }
});
