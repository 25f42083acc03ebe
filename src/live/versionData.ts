import type { JsonSchema } from '../facts/optionsCheck';

/** A module of htmlnano, as one version documents it. */
export interface ModuleData {
  readonly name: string;
  /**
   * Its value in each preset, but what JSON cannot hold: the function that
   * `custom` has in 3.5.1, which does nothing.
   */
  readonly presets: Readonly<Record<string, unknown>>;
  /** Packages that it needs, as the table lists them. */
  readonly packages: readonly string[];
}

/** One version of htmlnano, for the live parts of its pages. */
export interface VersionData {
  /** Docusaurus's name of the version: `current` is Next. */
  readonly name: string;
  /** The library's version, such as `3.5.1`. */
  readonly library: string;
  /** Path of the version on the site, without the base URL: `/next`. */
  readonly base: string;
  /** Names of the presets, the default first. */
  readonly presets: readonly string[];
  /** In the order of the presets' keys. */
  readonly modules: readonly ModuleData[];
  /** Names of modules in the order in which they first work on a document. */
  readonly runOrder: readonly string[];
  /** Packages with the ranges that this version accepts; 1.1.1 brings its own. */
  readonly packages: Readonly<Record<string, string>>;
  /** Of its options, with those that only JavaScript has. */
  readonly schema: JsonSchema;
}

/**
 * The versions to compare one with: each other library, once. Right after a
 * release, Next documents the same htmlnano as the latest.
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
