import { distance } from 'fastest-levenshtein';

/** The most similar name, if at most a third of its letters differ, and at most three. */
export function nearest(
  name: string,
  names: readonly string[],
): string | undefined {
  // Long texts take long to compare, and are not misspelled names.
  if (name.length > 100) return undefined;
  const letters = (known: string): number =>
    distance(name.toLowerCase(), known.toLowerCase());
  const [best] = names.toSorted((a, b) => letters(a) - letters(b));
  return best !== undefined &&
    letters(best) <= Math.min(3, Math.floor(best.length / 3))
    ? best
    : undefined;
}
