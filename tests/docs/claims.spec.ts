import { expect, test } from '@playwright/test';
import {
  checkClaim,
  placeOf,
  textsOf,
  trialOf,
} from '../../checks/claimChecks';
import { CLAIMS, UNHELD } from '../../checks/claims';
import { readSite } from '../../checks/readSite';
import { SITE_DIR } from '../../src/htmlnano/versions';

for (const facts of readSite(SITE_DIR)) {
  const { name, pages } = facts.version;

  test(`${pages}: sentences with "only", "never", "all" and the like hold`, async () => {
    const texts = textsOf(SITE_DIR, facts);
    const trial = trialOf(facts);
    const failures: string[] = [];
    for (const claim of CLAIMS) {
      if (!claim.versions.includes(name)) continue;
      for (const { file, line, message } of await checkClaim(
        claim,
        texts,
        trial,
      ))
        failures.push(`${file}:${String(line)}: ${message}`);
    }
    expect(failures).toEqual([]);
    const lost = UNHELD.filter(
      (each) =>
        each.versions.includes(name) && !placeOf(each, each.words, texts).line,
    );
    expect(lost.map(({ words }) => words)).toEqual([]);
  });
}
