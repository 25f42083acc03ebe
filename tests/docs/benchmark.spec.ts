import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installedHtmlMinifiers } from '../../bench/compression/minifiers';
import { checkEquivalents } from '../../checks/equivalents';
import { MINIFIERS, needs } from '../../checks/needs';
import { factsOf } from '../../checks/readSite';
import {
  documentedVersions,
  pageOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { expectNone } from '../support/failures';

const annotation = needs(MINIFIERS);

// It minifies each page of the benchmark with all minifiers and options.
const tag = '@all';
test(
  'the tables of the Introductions show what the benchmark measures',
  { tag, annotation },
  () => {
    test.setTimeout(0);
    const { status, stderr } = spawnSync(
      path.join('node_modules', '.bin', 'tsx'),
      ['bench/compression/run.ts'],
      { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
    );
    expect(status === 0 ? '' : stderr).toBe('');
  },
);

for (const version of documentedVersions(SITE_DIR)) {
  const page = pageOf(SITE_DIR, version, 'config');
  test(
    `${page} says what stands for html-minifier's options in htmlnano`,
    { annotation },
    async () => {
      test.setTimeout(0);
      const facts = factsOf(version);
      const others = await installedHtmlMinifiers();
      const { chapters } = facts.configPage;
      expectNone(await checkEquivalents(chapters, others, facts));
    },
  );
}
