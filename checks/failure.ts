import type { SourceLine } from '../src/htmlnano/facts/tables';

/** A statement of a page that is wrong for the library. */
export interface Failure extends SourceLine {
  readonly message: string;
}

export const failure = (
  { file, line }: SourceLine,
  message: string,
): Failure => ({ file, line, message });

/** A list of one failure, or of none. */
export const failIf = (
  isWrong: boolean,
  source: SourceLine,
  message: string,
): Failure[] => (isWrong ? [failure(source, message)] : []);

/** File, line and message, for people. */
export const lineOf = ({ file, line, message }: Failure): string =>
  `${file}:${String(line)}: ${message}`;
