import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installedHtmlMinifiers } from '../../bench/compression/minifiers';
import { checkEquivalents } from '../../checks/equivalents';
import { readSite } from '../../checks/readSite';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { expectNone } from '../support/failures';

// It minifies each page of the benchmark with all minifiers and options.
const tag = '@all';
test(
  'the tables of the Introductions show what the benchmark measures',
  { tag },
  () => {
    test.setTimeout(180_000);
    const { status, stderr } = spawnSync(
      path.join('node_modules', '.bin', 'tsx'),
      ['bench/compression/run.ts'],
      { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
    );
    expect(status === 0 ? '' : stderr).toBe('');
  },
);

for (const facts of readSite(SITE_DIR)) {
  const { library, configPage } = facts;
  test(`${configPage.file} says what stands for html-minifier's options in htmlnano ${library.version}`, async () => {
    const others = await installedHtmlMinifiers();
    expectNone(await checkEquivalents(configPage.chapters, others, facts));
  });
}
