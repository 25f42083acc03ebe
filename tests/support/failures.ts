import { type Failure, lineOf } from '../../checks/failure';

/** @throws Error with a line for each failure: file, line and message */
export function expectNone(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  throw new Error(failures.map(lineOf).join('\n'));
}
