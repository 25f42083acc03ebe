import fs from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { factChecks } from '../../checks/factChecks';
import { passedChecks } from '../../checks/passed';
import { site } from '../../checks/readSite';
import { lineOf } from '../../checks/failure';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';

const versions = documentedVersions(SITE_DIR);

for (const [index, version] of versions.entries()) {
  // A version is compared with those before it.
  const read = () =>
    versions
      .slice(index)
      .flatMap((each) => pagesOf(SITE_DIR, each))
      .map((file) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8'));

  for (const page of pagesOf(SITE_DIR, version)) {
    test(`${page}: tables, lists and commands are true`, async () => {
      const passed = passedChecks(path.join('factsOfPages', page));
      const wrong = await passed.check(read(), () => wrongFacts(page));
      passed.save();
      if (passed.count() > 0)
        console.log(
          `Left out of ${page}: its facts have been checked before with the same pages, packages and code: CI=1 checks them, too.`,
        );
      expectNone(wrong);
    });
  }
}

/** The mistakes that the checks of a page find. */
async function wrongFacts(page: string): Promise<string[]> {
  // Some run programs, with the compiler or webpack.
  test.setTimeout(0);
  const wrong: string[] = [];
  for (const { file, title, run } of factChecks(site())) {
    if (file !== page) continue;
    try {
      wrong.push(...(await run()).map(lineOf));
    } catch (error) {
      wrong.push(
        `${page}: it cannot be checked that it ${title}. ${String(error)}`,
      );
    }
  }
  return wrong;
}

function expectNone(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
