import generated from '@generated/live/default/versions';
import { fetchJson, refetch } from '../../plugins/shared/requests';
import { createMinifier, type Minifier } from './minifier';
import type { VersionData } from './versionData';

interface Version {
  /** Address of its worker's script. */
  readonly worker: string;
  /** Address of its data. */
  readonly data: string;
  /** Path of its page "Usage", which has "Try it". */
  readonly tryItPath: string;
  /** Path of its page "Modules". */
  readonly modulesPath: string;
}

/** By Docusaurus's names, newest first. */
const versions = generated as Readonly<Record<string, Version>>;

const minifiers = new Map<string, Minifier>();

/**
 * The minifier of a version, shared by all live parts of the page.
 *
 * @param name Docusaurus's name of the version
 * @throws Error when the site does not have the version
 */
export function minifierOf(name: string): Minifier {
  const { worker } = liveVersionOf(name);
  const minifier =
    minifiers.get(name) ??
    createMinifier(
      () => new Worker(worker),
      (parts) => Promise.all([worker, ...parts].map((file) => refetch(file))),
    );
  minifiers.set(name, minifier);
  return minifier;
}

/**
 * Fetches the data of all versions, newest first.
 *
 * @throws Error when one cannot be fetched
 */
export const fetchVersions = (): Promise<VersionData[]> =>
  Promise.all(
    Object.values(versions).map(
      ({ data }) => fetchJson(data) as Promise<VersionData>,
    ),
  );

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
