/** Something that the source has and the result lacks. */
export interface Missing {
  /** Whether it is in a result. */
  readonly isIn: (html: string) => boolean;
  /** The selectors of its rules in style sheets. */
  readonly selectors: readonly string[];
  /** The comments that hold it, without `<!--` and `-->`. */
  readonly comments: readonly string[];
}
