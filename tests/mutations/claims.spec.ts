/** Turns claims of the pages into their opposite, one at a time. */
import { expect, test } from '@playwright/test';
import {
  checkClaim,
  claimsOf,
  placeOf,
  textsOf,
  trialOf,
} from '../../checks/claimChecks';
import type { ClaimContext } from '../../checks/claimRuns';
import { CLAIMS } from '../../checks/claims';
import { SITE_DIR } from '../../src/htmlnano/versions';
import { mutateText } from './mutate';
import { site, tagOf, Tally } from './tally';

/** Libraries that change nothing, and that leave nothing. */
const BROKEN: readonly ClaimContext['minify'][] = [
  (source) => Promise.resolve(source),
  () => Promise.resolve(''),
];

for (const facts of site) {
  const { pages } = facts.version;
  const claims = claimsOf(CLAIMS, facts);

  test(`${pages}: no claim turns into its opposite unnoticed${tagOf(facts)}`, async () => {
    const texts = textsOf(SITE_DIR, facts);
    const trial = trialOf(facts);
    const tally = new Tally();
    for (const claim of claims) {
      const { words, opposite } = claim;
      const place = placeOf(claim, words, texts);
      const wrong = place.text.replace(words, () => opposite);
      const changed = new Map([...texts, [place.file, wrong]]);
      tally.note(opposite, place, await checkClaim(claim, changed, trial));
      const otherWords = place.text.replace(words, mutateText);
      const reworded = new Map([...texts, [place.file, otherWords]]);
      expect(await checkClaim(claim, reworded, trial), words).not.toEqual([]);
    }
    tally.expectAllCaught(pages);
    expect(claims.length).toBeGreaterThan(0);
  });

  test(`${pages}: every claim depends on what the library does${tagOf(facts)}`, async () => {
    const trial = trialOf(facts);
    const blind: string[] = [];
    for (const { words, holds } of claims) {
      const outcomes = await Promise.all(
        BROKEN.map((minify) => holds({ ...trial, minify })),
      );
      if (!outcomes.includes(false)) blind.push(words);
    }
    expect(blind).toEqual([]);
  });
}
