import generated from '@generated/live/default/versions';
import { createMinifier, type Minifier } from './minifier';
import type { VersionData } from './versionData';

interface Version {
  /** Starts a worker of the version's htmlnano. */
  readonly start: () => Worker;
  /** Path of its page "Usage", which has "Try it". */
  readonly tryIt: string;
  readonly fetchData: () => Promise<{ readonly default: VersionData }>;
}

const versions = generated as Readonly<Record<string, Version>>;

const minifiers = new Map<string, Minifier>();

/** Docusaurus's names of the versions, newest first. */
export const versionNames = Object.keys(versions);

/**
 * The minifier of a version, one for all live parts of the page.
 *
 * @param name Docusaurus's name of the version
 * @throws Error when the site does not have the version
 */
export function minifierOf(name: string): Minifier {
  const minifier = minifiers.get(name) ?? createMinifier(versionOf(name).start);
  minifiers.set(name, minifier);
  return minifier;
}

/** The path of the page of a version that has "Try it". */
export function tryItPage(name: string): string {
  return versionOf(name).tryIt;
}

/** Fetches what a version's tables say; fails as a chunk does. */
export async function versionDataOf(name: string): Promise<VersionData> {
  return (await versionOf(name).fetchData()).default;
}

function versionOf(name: string): Version {
  const version = versions[name];
  if (!version) throw new Error(`the site has no version "${name}"`);
  return version;
}
