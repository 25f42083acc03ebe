import { createRoot, type Root } from 'react-dom/client';
import { fromHash, type Shared } from './share';
import { SAMPLES } from './TryIt/samples';
import TryIt from './TryIt/TryIt';
import { othersOf } from './versionData';
import { versionDataOf, versionNames } from './versions';
import './live.lazy.css';

/**
 * Fetches what "Try it" needs, and reads what the address holds.
 *
 * @param place as `src/markdown/tryIt` writes it
 * @param hash of the address
 * @returns what puts it in its place
 * @throws Error when the versions' data cannot be fetched
 */
export async function prepareTryIt(
  place: HTMLElement,
  hash: string,
): Promise<() => Root> {
  const versions = await Promise.all(versionNames.map(versionDataOf));
  const version = versions.find(({ name }) => name === place.dataset.version);
  if (!version) throw new Error('a page of a version that is not there');
  const [preset = ''] = version.presets;
  const usual: Shared = { html: SAMPLES[0]?.html ?? '', preset, options: '{}' };
  const { state, notice } = await fromHash(hash, usual, version.presets);
  return () => {
    // React keeps its hands off an element whose HTML it was given.
    const container = document.createElement('div');
    place.replaceChildren(container);
    const root = createRoot(container);
    root.render(
      <TryIt
        version={version}
        others={othersOf(version, versions)}
        beginning={state}
        notice={notice}
      />,
    );
    return root;
  };
}
