import type { Reporter } from '@playwright/test/reporter';

/** The environment variable with what the tests of a run need, one on a line. */
const VARIABLE = 'NEEDS';

/**
 * An annotation of a test: what is to be installed before.
 *
 * @param what the name of a tool, or a page with guides to tools
 */
export const needs = (what: string) => ({ type: 'needs', description: what });

/** What the tests of this run need, or `undefined` where nothing tells: any of it. */
export const neededHere = (): readonly string[] | undefined =>
  process.env[VARIABLE]?.split('\n');

/**
 * A reporter that tells `tests/docs/install.setup.ts` what the tests that were selected
 * need. Processes of tests get the environment of this one.
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
