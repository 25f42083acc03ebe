import type { RunResult } from '../../library/runLibrary';

/** How many characters a source and a result may have. */
export const MAX_LENGTH = 2_000_000;

/** A message to a worker: what to minify. */
export interface Job {
  readonly source: string;
  readonly options: Options;
  /** Name of a preset that the options change; none by default. */
  readonly preset?: string;
}

/**
 * Options as a value, or as the text of a page, which may contain functions
 * because it is compiled with the worker. What readers type is never evaluated.
 */
export type Options =
  { readonly value: object } | { readonly authored: string };

/** The outcome of a job. */
export interface Finished extends RunResult {
  /** How long the library took, without loading its parts. */
  readonly milliseconds: number;
}

/**
 * A message of a worker: the outcome of a job, the start of fetching parts, or
 * its end with the addresses of all that was fetched.
 */
export type Answer =
  | { readonly finished: Finished }
  | { readonly loading: true }
  | { readonly loading: false; readonly fetched: readonly string[] };
