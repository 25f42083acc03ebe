import { test } from '@playwright/test';
import { type Failure, lineOf } from '../../src/htmlnano/facts/failure';

/** @throws Error with a line for each failure: file, line and message */
export function expectNone(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  throw new Error(failures.map(lineOf).join('\n'));
}

/**
 * What tests are made of. If it cannot be read, one test says why, and the others
 * run: an error outside of a test would end them all.
 */
export function readOrFail<T>(title: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    test(title, () => {
      throw error;
    });
    return undefined;
  }
}
