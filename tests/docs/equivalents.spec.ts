import { test } from '@playwright/test';
import { htmlMinifiers } from '../../bench/compression/htmlMinifiers';
import { checkEquivalents } from '../../checks/equivalents';
import { factsOf } from '../../checks/readSite';
import {
  documentedVersions,
  pageOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { expectNone } from '../support/failures';

for (const version of documentedVersions(SITE_DIR)) {
  const page = pageOf(SITE_DIR, version, 'config');
  test(
    `${page} names options that do what html-minifier's do`,
    // Only the weekly run installs the other minifiers.
    { tag: '@all' },
    async () => {
      const facts = factsOf(version);
      expectNone(await checkEquivalents(facts, await htmlMinifiers()));
    },
  );
}
