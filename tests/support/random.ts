/** A seeded generator of pseudorandom integers below a limit. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}
