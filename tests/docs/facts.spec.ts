import fs from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { wrongFacts } from '../../checks/factChecks';
import { passedChecks } from '../../checks/passed';
import { site } from '../../checks/readSite';
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
      // Some run programs, with the compiler or webpack.
      test.setTimeout(0);
      const passed = passedChecks(path.join('factsOfPages', page));
      const wrong = await passed.check(read(), () => wrongFacts(page, site()));
      passed.save();
      if (passed.count() > 0)
        console.log(
          `Left out of ${page}: its facts have been checked before with the same pages, packages and code: CI=1 checks them, too.`,
        );
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    });
  }
}
