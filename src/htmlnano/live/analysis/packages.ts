import { formsAt } from '../../facts/jsonSchema';
import type { ModuleData, VersionData } from '../versionData';

/** A preset and the options that override it. */
export interface Settings {
  /** Name of a preset; empty for none. */
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The value of a module in the options, or otherwise in the preset. */
export function valueOf(
  module: ModuleData,
  { preset, options }: Settings,
): unknown {
  return Object.hasOwn(options, module.name)
    ? options[module.name]
    : module.presets[preset];
}

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
  // The newest version is given by its major, so that fixes are installed. For an
  // older one npm would install the newest of its major.
  const { name, library } = version;
  const own = name === 'current' ? library.replace(/\..*/, '') : library;
  const words = [`htmlnano@${own}`, ...optional];
  return `npm install --save-dev ${words.join(' ')}`;
}

/** The packages that a module needs with a value, which may select a tool. */
function packagesOf(
  module: ModuleData,
  value: unknown,
  version: VersionData,
): readonly string[] {
  const { packages } = module;
  const tool = toolOf(module, value, version);
  if (tool === undefined) return packages;
  return packages.filter((one) => one === tool.toLowerCase());
}

/** The tool that a value of a module selects, if it has several. */
function toolOf(
  { name }: ModuleData,
  value: unknown,
  { schema }: VersionData,
): string | undefined {
  const [tools] = formsAt(schema, [name]).flatMap(
    ({ properties }) => properties?.tool ?? [],
  );
  if (!tools) return undefined;
  const { tool = tools.default } = Object(value) as { tool?: unknown };
  return String(tool);
}

/** The settings with PurgeCSS in place of UnCSS, which needs Node.js. */
export function withoutUncss(
  settings: Settings,
  version: VersionData,
): Settings {
  const name = 'removeUnusedCss';
  const module = version.modules.find((one) => one.name === name);
  const value = module && valueOf(module, settings);
  if (!module || !value || toolOf(module, value, version) !== 'uncss')
    return settings;
  const options = { ...settings.options, [name]: { tool: 'purgeCSS' } };
  return { ...settings, options };
}

// The first of several majors supports the oldest Node.js.
function versionToInstall(range = 'latest'): string {
  const [first = range] = range.split(' ');
  const [, major = '', minor = ''] = /^\^(\d+)\.(\d+)/.exec(first) ?? [];
  if (major === '') return first;
  return major === '0' ? `0.${minor}` : major;
}
