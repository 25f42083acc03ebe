import path from 'node:path';
import { getOrMake } from '../../../plugins/shared/cache';
import type { DocumentedVersion } from '../../versions';
import { type Bundle, bundleWorker } from './bundling';

/** Bundles by library, so that concurrent requests share one. */
const bundles = new Map<string, Promise<Bundle>>();

/** Bundles the worker of a version, if it has not been bundled yet. */
export function workerOf(
  siteDir: string,
  version: DocumentedVersion,
): Promise<Bundle> {
  const library = path.join(siteDir, version.library);
  const known = bundles.get(library);
  if (known) return known;
  const bundle = Promise.resolve(
    getOrMake('workers', version.library, () => bundleWorker(library)),
  );
  bundles.set(library, bundle);
  bundle.catch(() => bundles.delete(library));
  return bundle;
}
