import { test } from '@playwright/test';
import {
  checkClaim,
  claimsOf,
  placeOf,
  textsOf,
  trialOf,
} from '../../checks/claimChecks';
import { CLAIMS, UNVERIFIABLE } from '../../checks/claims';
import { readSite } from '../../checks/readSite';
import type { Failure } from '../../src/htmlnano/facts/failure';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { expectNone } from '../support/failures';

for (const facts of readSite(SITE_DIR)) {
  test(`${facts.version.pages}: sentences with "only", "never", "all" and the like hold`, async () => {
    const texts = textsOf(SITE_DIR, facts);
    const trial = trialOf(facts);
    const failures: Failure[] = [];
    for (const claim of claimsOf(CLAIMS, facts)) {
      failures.push(...(await checkClaim(claim, texts, trial)));
    }
    for (const each of claimsOf(UNVERIFIABLE, facts)) {
      const { file, line } = placeOf(each, each.words, texts);
      const message = `the page no longer says "${each.words}", which checks/claims.ts lists.`;
      if (line === 0) failures.push({ file, line: 1, message });
    }
    expectNone(failures);
  });
}
