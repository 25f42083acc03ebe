import path from 'node:path';
import { test } from '@playwright/test';
import {
  type Outcome,
  readPageChecks,
} from '../../src/plugins/code-examples/checks';
import { mismatch } from '../../src/plugins/code-examples/compare';
import { runExample } from '../../src/htmlnano/library/runExample';
import { integrationOf, whyLeftOut } from '../../checks/integrations';
import { runProject } from '../../checks/runProject';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

for (const version of documentedVersions(SITE_DIR)) {
  const libraryDir = path.join(SITE_DIR, version.library);
  for (const page of pagesOf(SITE_DIR, version)) {
    const { examples, projects } = readPageChecks(SITE_DIR, page);
    for (const check of examples) {
      test(`${page}:${String(check.expected.line)} the library makes what the page shows`, async () => {
        expectTrue(await runExample(check, libraryDir));
      });
    }
    for (const check of projects) {
      test(`${page}:${String(check.line)} what "${check.heading}" tells to run prints what the page shows`, async () => {
        const reason = whyLeftOut(integrationOf(check));
        test.skip(reason !== undefined, reason);
        // Several start the compiler or webpack, or install a tool.
        test.slow();
        for (const outcome of await runProject(check, libraryDir)) {
          expectTrue(outcome);
        }
      });
    }
  }
}

function expectTrue(outcome: Outcome): void {
  const wrong = mismatch(outcome);
  // Not `expect(wrong)`, which would escape the quotes in it.
  if (wrong !== undefined) throw new Error(wrong);
}
