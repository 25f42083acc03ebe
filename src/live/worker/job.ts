import type { RunResult } from '../../examples/runLibrary';

/** Something to minify. All of it can be sent to a worker. */
export interface Job {
  readonly source: string;
  readonly options: Options;
  /** Name of a preset that the options change; none by default. */
  readonly preset?: string;
}

/**
 * Options, as a value, or as the text that a page's author wrote: only that may
 * hold functions, because it was compiled with the worker. What a reader types
 * is never evaluated.
 */
export type Options =
  { readonly value: object } | { readonly authored: string };

/** What came of a job. */
export interface Finished extends RunResult {
  /** How long the library worked, without loading its parts. */
  readonly milliseconds: number;
}

/** What a worker is asked. */
export interface Question {
  readonly id: number;
  readonly job: Job;
}

/**
 * What a worker says: how a job ended, or that it fetches parts meanwhile, and
 * then the addresses of all that it fetched.
 */
export type Answer =
  | { readonly id: number; readonly finished: Finished }
  | { readonly id: number; readonly failed: string }
  | { readonly loading: true }
  | { readonly loading: false; readonly fetched: readonly string[] };
