import releases from '@generated/reading/default/releases';
import type { Release } from '.';

/** From the newest to the oldest. */
export const RELEASES = releases as readonly [Release, ...Release[]];

/** @param version Docusaurus's name of it */
export const releaseOf = (version: string): Release | undefined =>
  RELEASES.find((release) => release.version === version);

/** The label of a version, with the number of what its pages are about: "Next (3.5.1)". */
export function labelOf(version: {
  readonly name: string;
  readonly label: string;
}): string {
  const number = releaseOf(version.name)?.number ?? version.label;
  return number === version.label ? number : `${version.label} (${number})`;
}
