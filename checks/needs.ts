import type { Reporter } from '@playwright/test/reporter';

/** The environment variable with what the tests of a run need, one on a line. */
const VARIABLE = 'NEEDS';

/**
 * Annotates a test with a tool that must be installed before it runs.
 *
 * @param what the name of a tool, or a page with guides to tools
 */
export const needs = (what: string) => ({ type: 'needs', description: what });

/** Lists what the tests of this run need, or `undefined` if any of it may be needed. */
export const neededHere = (): readonly string[] | undefined =>
  process.env[VARIABLE]?.split('\n');

/**
 * A reporter that tells `tests/docs/install.setup.ts` what the selected tests need. It
 * writes that into the environment, which the processes of tests inherit.
 */
export default class Needs implements Reporter {
  preprocess({ suite }: Parameters<NonNullable<Reporter['preprocess']>>[0]) {
    const annotations = suite.allTests().flatMap((test) => test.annotations);
    const found = annotations.filter(({ type }) => type === 'needs');
    const all = new Set(found.map(({ description }) => description));
    process.env[VARIABLE] = [...all].join('\n');
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
