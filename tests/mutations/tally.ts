import { expect } from '@playwright/test';
import type { Failure } from '../../checks/failure';
import { changedFiles, changedPages } from '../../scripts/changed';
import type { DocumentedVersion } from '../../src/htmlnano/versions';

const changed = changedPages();

/** Whether what notices the changes, or makes them, has changed itself. */
const isOtherCode =
  changedFiles('checks/*.ts', 'src/*.ts', 'tests/mutations/*').length > 0;

/**
 * The tag of a test: `npm test` changes the pages that differ from the base branch, with
 * other code those of Next, and `npm run test:all` all pages.
 *
 * @param files the pages that the test changes
 */
export const tagOf = (
  version: DocumentedVersion,
  files: readonly string[],
): string => {
  const isNext = version.name === 'current';
  const isChanged = files.some((file) => changed.includes(file));
  return isChanged || (isNext && isOtherCode) ? '' : ' @all';
};

type Place = Pick<Failure, 'file' | 'line'>;

/** Counts mutants, and which of them the checks did not name. */
export class Tally {
  readonly #survivors: string[] = [];
  #caught = 0;

  /**
   * @param what what was changed into what
   * @param place file and line of the change
   * @param failures what the checks said
   */
  note(what: string, place: Place, failures: readonly Place[]): void {
    const isNamed = failures.some(
      ({ file, line }) => file === place.file && line === place.line,
    );
    if (isNamed) this.#caught += 1;
    else this.#survivors.push(`${place.file}:${String(place.line)}: ${what}`);
  }

  /** Prints the figures, and fails if a mutant went unnoticed. */
  expectAllCaught(name: string): void {
    const total = this.#caught + this.#survivors.length;
    console.log(
      `${name}: ${String(this.#caught)} of ${String(total)} changes noticed`,
    );
    expect(this.#survivors).toEqual([]);
    expect(total).toBeGreaterThan(0);
  }
}
