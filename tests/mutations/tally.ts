import { expect } from '@playwright/test';
import type { Failure } from '../../src/htmlnano/facts/failure';
import { readSite } from '../../checks/readSite';
import { SITE_DIR } from '../../src/htmlnano/versions';

/** Read once for all mutants. */
export const site = readSite(SITE_DIR);

/** `npm test` changes the pages of Next, `npm run test:all` those of all versions. */
export const tagOf = ({ version }: (typeof site)[number]): string =>
  version.name === 'current' ? '' : ' @all';

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
