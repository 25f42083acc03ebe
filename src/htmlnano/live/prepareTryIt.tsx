import type { ReactElement } from 'react';
import { fromHash } from './share';
import TryIt from './TryIt/TryIt';
import { othersOf } from './versionData';
import { fetchVersions } from './versions';
import './live.lazy.css';

export { createRoot } from 'react-dom/client';
import '../../plugins/shared/reactRoot';

/**
 * Fetches the data for "Try it", and decodes the address.
 *
 * @param name of the version, by Docusaurus
 * @param hash of the address
 * @throws Error when the versions' data cannot be fetched
 */
export async function prepareTryIt(
  name: string | undefined,
  hash: string,
): Promise<ReactElement> {
  const versions = await fetchVersions();
  const version = versions.find((one) => one.name === name);
  if (!version) throw new Error('a page of a version that is not there');
  const others = othersOf(version, versions);
  const link = await fromHash(hash, version.presets);
  return <TryIt version={version} others={others} link={link} />;
}
