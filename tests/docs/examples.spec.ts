import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type Outcome,
  readPageChecks,
} from '../../src/plugins/code-examples/checks';
import { mismatch } from '../../src/plugins/code-examples/compare';
import { runExample } from '../../src/htmlnano/library/runExample';
import {
  type Integration,
  integrationOf,
  INTEGRATIONS,
  INTEGRATIONS_VARIABLE,
  whyLeftOut,
} from '../../checks/integrations';
import { runProject } from '../../checks/runProject';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

/** `npm test` leaves out tools, and has programs share a process; other commands do not. */
const isAlone = process.env[INTEGRATIONS_VARIABLE] === undefined;

const used = new Set<Integration | undefined>();

for (const version of documentedVersions(SITE_DIR)) {
  const libraryDir = path.join(SITE_DIR, version.library);
  for (const page of pagesOf(SITE_DIR, version)) {
    const { examples, projects } = readPageChecks(SITE_DIR, page);
    test.describe(() => {
      // Else Playwright prepares all tests of this file anew for each of them, which
      // takes a quarter of their time.
      test.describe.configure({ mode: 'default' });
      for (const check of examples) {
        test(`${page}:${String(check.expected.line)} the library makes what the page shows`, async () => {
          expectTrue(await runExample(check, libraryDir));
        });
      }
    });
    test.describe(() => {
      test.describe.configure({ mode: 'default' });
      for (const check of projects) {
        used.add(integrationOf(check));
        test(`${page}:${String(check.line)} what "${check.heading}" tells to run prints what the page shows`, async () => {
          const reason = whyLeftOut(integrationOf(check));
          test.skip(reason !== undefined, reason);
          // Several start the compiler or webpack, or install a tool.
          test.slow();
          for (const outcome of await runProject(check, libraryDir, isAlone)) {
            expectTrue(outcome);
          }
        });
      }
    });
  }
}

test('each tool has a guide', () => {
  expect(INTEGRATIONS.filter((tool) => !used.has(tool))).toEqual([]);
});

function expectTrue(outcome: Outcome): void {
  const wrong = mismatch(outcome);
  // Not `expect(wrong)`, which would escape the quotes in it.
  if (wrong !== undefined) throw new Error(wrong);
}
