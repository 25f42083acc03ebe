/** What is kept besides the pages of a version, with their scripts and styles. */
export interface Precached {
  /** Names of lazy chunks that reading needs. */
  readonly chunks?: readonly string[];
  /** Paths of pages outside of the docs, below the base URL. */
  readonly pages?: readonly string[];
  /** Files of a docs version, as glob patterns below the base URL. */
  readonly files?: (version: string) => readonly string[];
}
