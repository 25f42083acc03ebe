import type { RunResult } from '../../library/runLibrary';

/** How many characters a source and a result may have. */
export const MAX_LENGTH = 2_000_000;

/** A message to a library's worker: what to minify. */
export interface Job {
  readonly source: string;
  /** Plain data: what readers type is never evaluated. */
  readonly options: object;
  /** Name of a preset that the options change; empty for none. */
  readonly preset: string;
}

export type Finished = RunResult;

/** A script did not load, or is damaged. It may be available later. */
export class NotLoadedError extends Error {
  /** @param files addresses to fetch anew, past the browser's cache */
  constructor(readonly files: readonly string[]) {
    super('htmlnano could not be loaded. Check your network connection.');
  }
}

/** A message of a library's worker: it has loaded, or the outcome of a job. */
export type Answer =
  { readonly isReady: true } | { readonly finished: Finished };
