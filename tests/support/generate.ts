/** Numbers from 0 to 1 that look random and are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Different short words of few letters, so that many are typos of each other. */
export function generateWords(random: () => number, count: number): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const length = 3 + Math.floor(random() * 6);
    words.add(
      Array.from({ length }, () => 'abcd'.charAt(random() * 4)).join(''),
    );
  }
  return [...words];
}
