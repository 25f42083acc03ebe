import path from 'node:path';
import { transform } from 'esbuild';
import { getOrMake } from '../../../plugins/shared/cache';
import { readMarkdown } from '../../../plugins/shared/markdown';
import { step } from '../../../plugins/shared/finishPages';
import { examplesIn } from '../../facts/exampleChecks';
import { type DocumentedVersion, libraryOf, pagesOf } from '../../versions';
import { type Bundle, bundleWorker, TARGET } from './bundling';

/** By library: concurrent requests share one bundle. */
const bundles = new Map<string, Promise<Bundle>>();

/** Bundles the worker of a version, if it has not been bundled yet. */
export function workerOf(
  siteDir: string,
  version: DocumentedVersion,
): Promise<Bundle> {
  const library = path.join(siteDir, version.library);
  const known = bundles.get(library);
  if (known) return known;
  const { number } = libraryOf(siteDir, version);
  const bundle = step(`The worker of htmlnano ${number}`, async () =>
    getOrMake('workers', version.library, () => bundleWorker(library)),
  );
  bundles.set(library, bundle);
  bundle.catch(() => bundles.delete(library));
  return bundle;
}

/**
 * Compiles the options of a version's pages, which may contain functions: a
 * worker must not evaluate text.
 *
 * @returns the code that precedes a worker's
 */
export async function compileOptions(
  siteDir: string,
  version: DocumentedVersion,
): Promise<string> {
  const options = pagesOf(siteDir, version)
    .flatMap((file) => examplesIn(readMarkdown(path.join(siteDir, file)), file))
    // A browser has no configuration files, and a page does not show its proofs.
    .filter(({ config, expected }) => !config && expected.proof === undefined)
    .flatMap(({ options }) => options?.text ?? []);
  const entries = Array.from(
    new Set(options),
    (text) => `${JSON.stringify(text)}: () => (${text}\n)`,
  );
  const authored = `self.AUTHORED = {${entries.join()}}`;
  const settings = { minify: true, target: TARGET };
  return (await transform(authored, settings)).code;
}
