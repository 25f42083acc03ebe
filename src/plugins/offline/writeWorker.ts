import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Options } from './options';
import { pagePath } from '../shared/addresses';
import { loadedDocs } from '../shared/docs';
import { orThrow } from '../shared/orThrow';

/** What the service worker knows about its build. */
export type Build = ReturnType<typeof describeBuild>;

/** The hashes of the finished pages, by their files. */
type PageHashes = ReadonlyMap<string, string>;

/** Writes the service worker of a built site whose pages are finished. */
export async function writeWorker(
  site: Props,
  options: Options,
  hashes: PageHashes,
): Promise<void> {
  const build = describeBuild(site, options, hashes);
  const facts = `self.BUILD=${JSON.stringify(build)};\n`;
  fs.writeFileSync(path.join(site.outDir, 'sw.js'), facts + (await bundle()));
}

async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    write: false,
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return orThrow(outputFiles[0]?.text, 'The service worker, from esbuild,');
}

/**
 * Lists the files of a built site by Docusaurus's manifests, each with its hash
 * (https://www.w3.org/TR/SRI/): the hashes in their names are not hashes of their
 * content.
 *
 * @returns the files for the pages and the search of each version, and all
 *   scripts and styles, those of live examples included
 * @throws Error when a chunk or a page is missing
 */
export function describeBuild(
  site: Props,
  { keep }: Pick<Options, 'keep'>,
  hashes: PageHashes,
) {
  const { outDir, generatedFilesDir, baseUrl, plugins } = site;
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  // `origins`: chunk ids by chunk name; `assets`: files by chunk id.
  const { origins, assets } = read('client-manifest.json') as {
    readonly origins: Readonly<Record<string, readonly string[]>>;
    readonly assets: Readonly<
      Record<string, Record<string, { publicPath: string }[]>>
    >;
  };
  const routes = Object.entries(read('routesChunkNames.json') as object);
  const filesLike = (pattern: string): string[] => {
    const found = Globby.sync(pattern, { cwd: outDir });
    if (found.length === 0) missing(pattern);
    return found.map((file) => baseUrl + file);
  };
  const withHash = (address: string): string => {
    const name = address.slice(baseUrl.length);
    const file = path.join(outDir, name);
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    const hash =
      hashes.get(`${name || 'index'}.html`) ??
      hashes.get(`${name}/index.html`) ??
      (isFile ? hashOf(fs.readFileSync(file)) : missing(address));
    return `${address}?sha256-${hash}`;
  };
  const versions = loadedDocs(plugins).loadedVersions.map((version) => {
    const addresses = [
      ...keep.flatMap(({ pages = [] }) => pages).map((page) => baseUrl + page),
      ...version.docs.map(({ permalink }) => pagePath(permalink, baseUrl)),
    ];
    const own = routes.flatMap(([route, names]) =>
      // Paths have a hash appended. All pages are children of the root.
      [baseUrl, ...addresses].includes(route.replace(/-[^-]+$/, ''))
        ? (JSON.stringify(names).match(/(?<=:")[^"]+/g) ?? [])
        : [],
    );
    const chunks = keep.flatMap(({ chunks = [] }) => chunks);
    const names = ['main', ...chunks, ...own]
      .flatMap(
        // A chunk whose modules are all in the common chunk is not listed.
        (name) =>
          origins[name] ?? origins.common ?? missing(`the chunk ${name}`),
      )
      .flatMap((id) => Object.values(assets[id] ?? missing(`the chunk ${id}`)))
      .flatMap((each) => each.map(({ publicPath }) => publicPath));
    const files = keep
      .flatMap((each) => each.files?.(version.versionName) ?? [])
      .flatMap(filesLike);
    const kept = new Set([...names, ...files, ...addresses]);
    return [version.versionName, [...kept].map(withHash)] as const;
  });
  return {
    versions: Object.fromEntries(versions),
    assets: filesLike('assets/**').map(withHash),
  };
}

export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');

function missing(what: string): never {
  throw new Error(
    `INTERNALS.md: Generated files. Reading offline needs ${what}, which was not built.`,
  );
}
