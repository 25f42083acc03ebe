import { expect, test } from '@playwright/test';
import { factChecks } from '../../checks/factChecks';
import { readSite } from '../../checks/readSite';
import { SITE_DIR } from '../../src/htmlnano/versions';

for (const { file, title, run } of factChecks(readSite(SITE_DIR))) {
  test(`${file} ${title}`, async () => {
    // Some run programs, with the compiler or webpack.
    test.slow();
    const failures = await run();
    expect(
      failures.map(
        ({ file, line, message }) => `${file}:${String(line)}: ${message}`,
      ),
    ).toEqual([]);
  });
}
