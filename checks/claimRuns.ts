/** Runs that a sentence of the pages depends on. */
import type { Run } from './run';

/** What the runs of a claim are given. */
export interface ClaimContext {
  /** The message of an error counts as a result. */
  readonly minify: Run;
  /** The sources of all examples of the version. */
  readonly sources: readonly string[];
}

/** A sentence that stands on a page, or a part of one. */
export interface Sentence {
  /** Id of the page, by default `modules`. */
  readonly page?: string;
  /** The versions of htmlnano whose page says so, as a range of semver; by default all. */
  readonly versions?: string;
  readonly words: string;
}

/** A sentence that runs of the library can prove wrong. */
export interface Claim extends Sentence {
  /** The false sentence: a page that says so fails. */
  readonly opposite: string;
  readonly holds: (trial: ClaimContext) => Promise<boolean>;
}

/**
 * A claim as it is written in `claims.ts`, with the true and the false word side by
 * side: `It {stays|goes}.`
 */
interface Written extends Omit<Claim, 'words' | 'opposite'> {
  readonly says: string;
}

const TURN = /\{([^{}|]+)\|([^{}|]+)\}/g;

export const readClaims = (written: readonly Written[]): Claim[] =>
  written.map(({ says, ...claim }) => ({
    ...claim,
    words: says.replace(TURN, '$1'),
    opposite: says.replace(TURN, '$2'),
  }));

/** Whether something holds for each of several values, one after the other. */
export async function forEach<Value>(
  values: Iterable<Value>,
  holds: (value: Value) => Promise<boolean>,
): Promise<boolean> {
  for (const value of values) if (!(await holds(value))) return false;
  return true;
}

const isMadeOf = (
  text: string,
  has: readonly string[],
  lacks: readonly string[],
): boolean =>
  has.every((part) => text.includes(part)) &&
  !lacks.some((part) => text.includes(part));

/** Holds if the result contains all of some parts, and none of others. */
export const makes =
  (
    source: string,
    options: object,
    has: readonly string[],
    lacks: readonly string[] = [],
  ): Claim['holds'] =>
  async ({ minify }) =>
    isMadeOf(await minify(source, options), has, lacks);

/** As {@link makes}, with presets instead of options; by default with each preset. */
export const makesWith =
  (
    source: string,
    has: readonly string[],
    lacks: readonly string[] = [],
    presets: readonly string[] = ['safe', 'ampSafe', 'max'],
  ): Claim['holds'] =>
  ({ minify }) =>
    forEach(presets, async (preset) =>
      isMadeOf(
        await minify(source, { removeUnusedCss: false }, preset),
        has,
        lacks,
      ),
    );

/** Holds if the options change none of these sources. */
export const keeps =
  (sources: readonly string[], options: object): Claim['holds'] =>
  ({ minify }) =>
    forEach(
      sources,
      async (source) => (await minify(source, options)) === source,
    );
