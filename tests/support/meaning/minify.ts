import path from 'node:path';
import { documentedVersions } from '../../../src/examples/versions';
import type { Library } from '../../../src/minify/library';
import { loadLibrary } from '../../../src/minify/loadLibrary';
import { runInNode } from '../../../src/minify/runInNode';

const SITE_DIR = path.join(__dirname, '../../..');

/** The workspaces of the site's versions: `1.1.1`, …, `next`. */
export const VERSIONS = documentedVersions(SITE_DIR).map(({ library }) =>
  path.basename(library),
);

/** What to do with a source. */
export interface Run {
  readonly version: string;
  readonly options: object;
  /** None by default. */
  readonly preset?: string;
}

const libraries = new Map<string, Library>();

/**
 * Minifies a source by the published library.
 *
 * @throws Error when the library does
 */
export async function minify(source: string, run: Run): Promise<string> {
  const { version, options, preset } = run;
  const library =
    libraries.get(version) ??
    loadLibrary(path.join(SITE_DIR, 'libraries', version));
  libraries.set(version, library);
  const { kind, text } = await runInNode(
    library,
    source,
    () => copyOf(options),
    preset,
  );
  if (kind === 'error') throw new Error(`htmlnano ${version}: ${text}`);
  return text;
}

/** Deep, because the library writes into its options; functions as they are. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copyOf<unknown>(inner)]),
  ) as Value;
}
