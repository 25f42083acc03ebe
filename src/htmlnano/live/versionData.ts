import type { JsonSchema } from '../facts/jsonSchema';

/** A module of htmlnano, as one version documents it. */
export interface ModuleData {
  readonly name: string;
  /** Its value in each preset, except the no-op function of `custom` in 3.5.1. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** Packages that it needs, as the table lists them. */
  readonly packages: readonly string[];
}

/** The data of a version of htmlnano for the live parts of its pages. */
export interface VersionData {
  /** Docusaurus's name of the version: `current` is Next. */
  readonly name: string;
  /** The library's version, such as `3.5.1`. */
  readonly library: string;
  /** Names of the presets, the default first. */
  readonly presets: readonly string[];
  /** The modules in the order of the presets' keys. */
  readonly modules: readonly ModuleData[];
  /** Names of modules in the order in which they run, by the Modules page. */
  readonly runOrder: readonly string[];
  /** The version ranges of optional packages; 1.1.1 has none. */
  readonly packages: Readonly<Record<string, string>>;
  /** The schema of its options, in JavaScript's notation. */
  readonly schema: JsonSchema;
}

/**
 * The versions to compare one with, each library once: right after a release,
 * Next documents the same htmlnano as the latest.
 */
export const othersOf = (
  version: VersionData,
  versions: readonly VersionData[],
): VersionData[] =>
  versions.filter(
    ({ library }, index) =>
      library !== version.library &&
      versions.findIndex((one) => one.library === library) === index,
  );
