import generated from '@generated/live/default/versions';

/** The data about a version of htmlnano that is in the page. */
export interface LiveVersion {
  /** Docusaurus's name of the version: `current` is Next. */
  readonly name: string;
  /** The library's version, such as `3.5.1`. */
  readonly library: string;
  /** Names of the presets, the default first. */
  readonly presets: readonly string[];
  /** Address of its worker's script. */
  readonly worker: string;
  /** Address of its data. */
  readonly data: string;
  /** Path of its page "Usage", which describes Try it. */
  readonly tryItPath: string;
  /** Path of its page "Modules". */
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
