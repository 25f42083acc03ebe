import type { SourceLine } from './tables';

/** A statement of a page that the library does not bear out. */
export interface Failure extends SourceLine {
  readonly message: string;
}

export const failure = (
  { file, line }: SourceLine,
  message: string,
): Failure => ({
  file,
  line,
  message,
});

/** The failure of a place where something is wrong, else none. */
export const failIf = (
  isWrong: boolean,
  place: SourceLine,
  message: string,
): Failure[] => (isWrong ? [failure(place, message)] : []);
