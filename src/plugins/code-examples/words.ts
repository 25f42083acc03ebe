/** Characters after which browsers break a line within a name, such as `--in-place`. */
const BREAKING = /[-|?]/;

/** A word of code. */
interface Word {
  readonly text: string;
  /** Whether browsers would break it, so that it needs an element of its own. */
  readonly isFragile: boolean;
}

/** Splits code where its lines may break: at spaces, and after `/`. */
export const wordsOf = (code: string): Word[] =>
  code
    .split(/(?<=[\s/])|(?=\s)/)
    .map((text) => ({ text, isFragile: BREAKING.test(text) }));
