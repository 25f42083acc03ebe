import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
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

/** The label of a version with the number of its release: "Next (3.5.1)". */
export function labelOf({
  name,
  label,
}: Pick<GlobalVersion, 'name' | 'label'>): string {
  const { number } = releaseOf(name);
  return number === label ? number : `${label} (${number})`;
}
