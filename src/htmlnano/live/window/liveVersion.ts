import generated from '@generated/live/default/versions';
import type { VersionData } from '../versionData';

/** The data about a version of htmlnano that is in the page. */
export interface LiveVersion extends Pick<
  VersionData,
  'name' | 'library' | 'presets'
> {
  readonly worker: string;
  readonly data: string;
  /** Path of its page "Usage", which describes Try it. */
  readonly tryItPath: string;
  readonly modulesPath: string;
}

/** The versions by Docusaurus's names, newest first. */
export const versions = generated as Readonly<Record<string, LiveVersion>>;

/** The version of the page, or otherwise the one to which the navbar leads. */
export function versionOfPage(): LiveVersion {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="docusaurus_version"]',
  );
  const link = document.querySelector<HTMLAnchorElement>('a.try-it-open');
  const all = Object.values(versions);
  const version =
    versions[meta?.content ?? ''] ??
    all.find(({ tryItPath }) => tryItPath === link?.pathname) ??
    all[0];
  if (!version) throw new Error('the site documents no version');
  return version;
}
