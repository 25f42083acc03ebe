/**
 * The name that somebody probably meant: equal but for upper and lower case, or
 * at most a third of its letters away.
 *
 * @returns `undefined` where nothing is near
 */
export function nearest(
  name: string,
  names: readonly string[],
): string | undefined {
  // Nothing that long is a misspelled name, and comparing takes its length.
  if (name.length > 100) return undefined;
  const [best] = names
    .map((known) => ({ known, distance: distance(name, known) }))
    .sort((a, b) => a.distance - b.distance);
  if (!best) return undefined;
  const allowed = Math.min(3, Math.floor(best.known.length / 3));
  return best.distance <= allowed ? best.known : undefined;
}

/** How many letters to add, remove, replace or swap; case does not count. */
function distance(a: string, b: string): number {
  const from = a.toLowerCase();
  const to = b.toLowerCase();
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isEqual = from[row - 1] === to[column - 1];
      const isSwapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? Infinity;
}

/** A question to end a message with, if there is a suggestion. */
export function ask(suggestion: string | undefined, quote = ''): string {
  return suggestion === undefined
    ? ''
    : ` Did you mean \`${quote}${suggestion}${quote}\`?`;
}
