import { expect, test } from '@playwright/test';
import { listNotes } from '../../scripts/notes';
import { note, NOTES } from '../notes';

test('each note is listed with its tests, those of a loop in one line', () => {
  const others = Object.keys(NOTES).filter(
    (id) => id !== 'slash' && id !== 'footer',
  );
  const { lines, missing } = listNotes({
    slash: ['a.spec.ts:1 one', 'a.spec.ts:1 two', 'b.spec.ts:2 one'],
    footer: ['a.spec.ts:1 one', 'a.spec.ts:1 one'],
  });
  expect(missing).toEqual(others);
  const at = lines.indexOf(`slash: ${NOTES.slash}`);
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '  a.spec.ts:1 one (and 1 more)',
    '  b.spec.ts:2 one',
  ]);
  // The same test in two projects is one.
  expect(lines[lines.indexOf(`footer: ${NOTES.footer}`) + 1]).toBe(
    '  a.spec.ts:1 one',
  );
  expect(lines.filter((line) => line === '  NO TEST')).toHaveLength(
    others.length,
  );
});

test('a test names a note that there is, or does not compile', () => {
  expect(note('slash')).toEqual({ type: 'note', description: 'slash' });
  // @ts-expect-error -- no such note
  note('slosh');
});
