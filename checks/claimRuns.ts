/** Runs that a sentence of the pages depends on. */
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import type { Run } from './run';

/** What a claim is tried on. */
export interface Trial {
  /** The message of an error counts as a result. */
  readonly minify: Run;
  readonly presets: LibraryFacts['presets'];
  /** The sources of all examples of the version. */
  readonly sources: readonly string[];
}

/** A sentence of the pages, or a part of one. */
export interface Claim {
  /** Id of the page that it stands on. */
  readonly page: string;
  /** The versions of htmlnano whose page says so, as a range of semver. */
  readonly versions: string;
  readonly words: string;
  /** What would be false, and must not stand there. */
  readonly opposite: string;
  readonly holds: (trial: Trial) => Promise<boolean>;
}

/** Whether something holds for each of several values, one after the other. */
export async function forEach<Value>(
  values: Iterable<Value>,
  holds: (value: Value) => Promise<boolean>,
): Promise<boolean> {
  for (const value of values) if (!(await holds(value))) return false;
  return true;
}

/** Parts that a result has, and parts that it lacks. */
export const makes =
  (
    source: string,
    options: object,
    has: readonly string[],
    lacks: readonly string[] = [],
    preset?: string,
  ): Claim['holds'] =>
  async ({ minify }) => {
    const text = await minify(source, options, preset);
    return (
      has.every((part) => text.includes(part)) &&
      !lacks.some((part) => text.includes(part))
    );
  };

/** Sources that options leave as they are. */
export const keeps =
  (sources: readonly string[], options: object): Claim['holds'] =>
  ({ minify }) =>
    forEach(
      sources,
      async (source) => (await minify(source, options, undefined)) === source,
    );
