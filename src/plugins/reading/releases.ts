import releases from '@generated/reading/default/releases';
import { orThrow } from '../shared/orThrow';
import type { Release } from '.';

/** The releases from the newest to the oldest. */
export const RELEASES = releases as readonly [Release, ...Release[]];

/** @param version Docusaurus's name of the version */
export const releaseOf = (version: string): Release =>
  orThrow(
    RELEASES.find((release) => release.version === version),
    `The release of ${version}`,
  );
