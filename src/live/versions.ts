import generated from '@generated/live/default/versions';
import { createMinifier, type Minifier } from './minifier';
import type { VersionData } from './versionData';

interface Version {
  /** Starts a worker of the version's htmlnano. */
  readonly start: () => Worker;
  /** Path of its page "Usage", which has "Try it". */
  readonly tryItPath: string;
  /** Fetches its data, a chunk. */
  readonly fetchData: () => Promise<{ readonly default: VersionData }>;
}

/** By Docusaurus's names, newest first. */
export const versions = generated as Readonly<Record<string, Version>>;

const minifiers = new Map<string, Minifier>();

/**
 * The minifier of a version, shared by all live parts of the page.
 *
 * @param name Docusaurus's name of the version
 * @throws Error when the site does not have the version
 */
export function minifierOf(name: string): Minifier {
  const minifier =
    minifiers.get(name) ?? createMinifier(liveVersionOf(name).start);
  minifiers.set(name, minifier);
  return minifier;
}

/**
 * Looks up a version by Docusaurus's name.
 *
 * @throws Error when the site does not have it
 */
export function liveVersionOf(name: string): Version {
  const version = versions[name];
  if (!version) throw new Error(`the site has no version "${name}"`);
  return version;
}
