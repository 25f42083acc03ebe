import { NOTES } from '../tests/notes';
import type { Covered } from './summary-reporter';

/** Which tests cover which note: lines to print, and the notes without any. */
export function listNotes(covered: Covered): {
  readonly lines: readonly string[];
  readonly missing: readonly string[];
} {
  const ids = Object.keys(NOTES) as (keyof typeof NOTES)[];
  const testsOf = (id: string): readonly string[] => covered[id] ?? [];
  return {
    lines: ids.flatMap((id) => [
      `${id}: ${NOTES[id]}`,
      ...(testsOf(id).length === 0 ? ['  NO TEST'] : grouped(testsOf(id))),
    ]),
    missing: ids.filter((id) => testsOf(id).length === 0),
  };
}

/** One line for all tests of a loop, which stand in the same place. */
function grouped(tests: readonly string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const test of tests) {
    const [place = ''] = test.split(' ');
    places.set(place, (places.get(place) ?? new Set()).add(test));
  }
  return Array.from(places.values(), (titles) => {
    const [first = ''] = titles;
    const others = titles.size - 1;
    return `  ${first}${others === 0 ? '' : ` (and ${String(others)} more)`}`;
  });
}
