import type { Row } from './tables';

/** A statement of a page that the library does not bear out. */
export interface Failure {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export function failure(
  row: Pick<Row, 'file' | 'line'>,
  message: string,
): Failure {
  return { file: row.file, line: row.line, message };
}
