import { formsAt } from '../facts/optionsCheck';
import type { ModuleData, VersionData } from './versionData';

/** A preset and what is changed of it. */
export interface Settings {
  /** Name of a preset, or nothing for none. */
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The value that a module gets: the options', or else the preset's. */
export function valueOf(
  module: ModuleData,
  { preset, options }: Settings,
): unknown {
  return Object.hasOwn(options, module.name)
    ? options[module.name]
    : module.presets[preset];
}

/**
 * The command that installs htmlnano and the packages that the modules need which
 * are on, as the pages write it.
 */
export function installCommand(
  settings: Settings,
  version: VersionData,
): string {
  const names = version.modules.flatMap((module) => {
    const value = valueOf(module, settings);
    return value ? packagesOf(module, value, version) : [];
  });
  const optional = [...new Set(names)]
    .sort()
    .map((name) => `${name}@${versionToInstall(version.packages[name])}`);
  const words = [`htmlnano@${ownVersion(version)}`, ...optional];
  return `npm install --save-dev ${words.join(' ')}`;
}

/**
 * The packages that one module needs with a value: where it says which tool is
 * used, the tool's.
 */
function packagesOf(
  { name, packages }: ModuleData,
  value: unknown,
  { schema }: VersionData,
): readonly string[] {
  const [tools] = formsAt(schema, [name]).flatMap(
    ({ properties }) => properties?.tool ?? [],
  );
  if (!tools) return packages;
  const { tool = tools.default } = Object(value) as { tool?: unknown };
  return packages.filter(
    (one) => typeof tool === 'string' && one === tool.toLowerCase(),
  );
}

// The newest version is named by its major, so that fixes come along; npm would
// not take an older one for that.
function ownVersion({ name, library }: VersionData): string {
  return name === 'current' ? (library.split('.')[0] ?? library) : library;
}

// The first of several majors is the one that runs on every Node.js.
function versionToInstall(range = 'latest'): string {
  const [first = range] = range.split(' ');
  const [, major = '', minor = ''] = /^\^(\d+)\.(\d+)/.exec(first) ?? [];
  if (major === '') return first;
  return major === '0' ? `0.${minor}` : major;
}
