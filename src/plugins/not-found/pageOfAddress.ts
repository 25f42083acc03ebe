import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { plainPath } from '../shared/addresses';

type Version = Pick<
  GlobalVersion,
  'label' | 'path' | 'isLast' | 'docs' | 'mainDocId'
>;

const NUMBER = /^v?(\d+(?:\.\w+)*)$/i;

/**
 * Finds the page that an address means which begins with the number of a version, or
 * with `latest`: `/v2.1.0/usage`, `/3/usage.html`. The number may be that of a release
 * that has no pages of its own; then the next documented version has them.
 *
 * @param versions newest first, as Docusaurus lists them
 */
export function pageOfAddress(
  pathname: string,
  versions: readonly Version[],
  baseUrl: string,
): { readonly path: string; readonly label: string } | undefined {
  const path = plainPath(pathname, baseUrl).slice(baseUrl.length);
  const [first = '', ...rest] = path.toLowerCase().split('/').filter(Boolean);
  const [, number] = NUMBER.exec(first) ?? [];
  const version =
    number === undefined
      ? versions.find(({ isLast }) => isLast && first === 'latest')
      : versionOf(number, versions);
  if (!version) return undefined;
  const page =
    rest.length === 0
      ? version.docs.find(({ id }) => id === version.mainDocId)
      : version.docs.find(
          (doc) =>
            doc.path === [version.path.replace(/\/$/, ''), ...rest].join('/'),
        );
  return page && { path: page.path, label: version.label };
}

/**
 * The version whose pages tell most of a release: one of its major version, else the
 * next one, else that of the unreleased pages.
 */
function versionOf(
  number: string,
  versions: readonly Version[],
): Version | undefined {
  const released = versions
    .filter(({ label }) => NUMBER.test(label))
    .toReversed();
  const isNotOlder = ({ label }: Version): boolean =>
    compare(label, number) >= 0;
  const [major] = number.split('.');
  const same = released.filter(({ label }) => label.split('.')[0] === major);
  return (
    same.find(isNotOlder) ??
    same.at(-1) ??
    released.find(isNotOlder) ??
    versions[0]
  );
}

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
