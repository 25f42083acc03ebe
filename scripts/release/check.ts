import semver from 'semver';

/**
 * Says why a version cannot be released.
 *
 * @param version what was asked for
 * @param released the versions that are released, the latest first
 * @param described the version of htmlnano that the pages of Next are run against
 */
export function whyNotReleased(
  version: string,
  released: readonly string[],
  described: string,
): string | undefined {
  const [latest = '0.0.0'] = released;
  if (semver.valid(version) !== version) {
    return `"${version}" is no version. Say which one: npm run release-docs 3.5.1`;
  }
  if (released.includes(version)) {
    return `The pages of ${version} are released already.`;
  }
  if (!semver.gt(version, latest)) {
    return `${version} is not newer than ${latest}, the latest.`;
  }
  if (described !== version) {
    return `The pages of Next are run against htmlnano ${described}, not ${version} (libraries/next/package.json). Move them on first: npm install --workspace libraries/next --save-exact htmlnano@${version}, npm run examples:update, and read what the tests say.`;
  }
  return undefined;
}
