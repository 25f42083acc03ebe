import { createRoot, type Root } from 'react-dom/client';
import { fromHash } from './share';
import TryIt from './TryIt/TryIt';
import { othersOf } from './versionData';
import { fetchVersions } from './versions';
import './live.lazy.css';

/**
 * Fetches the data for "Try it", and decodes the address.
 *
 * @param place as `src/live/build/tryItPlace` writes it
 * @param hash of the address
 * @param existing what stands there already, with what the reader typed
 * @returns a function that renders it
 * @throws Error when the versions' data cannot be fetched
 */
export async function prepareTryIt(
  place: HTMLElement,
  hash: string,
  existing?: Root,
): Promise<() => Root> {
  const versions = await fetchVersions();
  const version = versions.find(({ name }) => name === place.dataset.version);
  if (!version) throw new Error('a page of a version that is not there');
  const link = await fromHash(hash, version.presets);
  return () => {
    const container = document.createElement('div');
    // The page's React does not touch an element whose HTML it has set.
    if (!existing) place.replaceChildren(container);
    const root = existing ?? createRoot(container);
    root.render(
      <TryIt
        version={version}
        others={othersOf(version, versions)}
        link={link}
      />,
    );
    return root;
  };
}
