import { test } from '@playwright/test';
import { factChecks } from '../../checks/factChecks';
import { readSite } from '../../checks/readSite';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { expectNone } from '../support/failures';

for (const { file, title, tag = [], run } of factChecks(readSite(SITE_DIR))) {
  test(`${file} ${title}`, { tag }, async () => {
    // Some run programs, with the compiler or webpack.
    test.slow();
    expectNone(await run());
  });
}
