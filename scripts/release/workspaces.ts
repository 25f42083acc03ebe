import fs from 'node:fs';
import path from 'node:path';

/** The part of a workspace's package.json that a release changes. */
interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly published: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** A version of htmlnano in the registry. */
export interface Published {
  readonly version: string;
  /** The day of its publication: `2026-09-21`. */
  readonly published: string;
}

const manifestOf = (siteDir: string, folder: string): string =>
  path.join(siteDir, 'libraries', folder, 'package.json');

function read(siteDir: string, folder: string): Manifest {
  const text = fs.readFileSync(manifestOf(siteDir, folder), 'utf8');
  return JSON.parse(text) as Manifest;
}

function write(siteDir: string, folder: string, manifest: Manifest): void {
  const file = manifestOf(siteDir, folder);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The version of htmlnano that the pages of Next describe. */
export function versionOfNext(siteDir: string): string {
  const { htmlnano = '' } = read(siteDir, 'next').dependencies;
  return htmlnano;
}

/** Copies the workspace of Next, with its packages, for a released version. */
export function addWorkspace(siteDir: string, version: string): void {
  write(siteDir, version, {
    ...read(siteDir, 'next'),
    name: `@htmlnano-docs/library-${version}`,
    description: `htmlnano ${version} with its optional packages, which the pages of version ${version} are run against`,
  });
}

/** Moves Next on to another version of htmlnano. */
export function moveNextTo(
  siteDir: string,
  { version, published }: Published,
): void {
  const next = read(siteDir, 'next');
  write(siteDir, 'next', {
    ...next,
    description: `htmlnano ${version} with its optional packages, which the pages of Next are run against`,
    published,
    dependencies: { ...next.dependencies, htmlnano: version },
  });
}
