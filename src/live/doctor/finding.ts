import type { ParsedOptions } from '../parseOptions';
import type { ModuleData, SettingData, VersionData } from '../versionData';

/** Something about options that is wrong, of no use, or good to know. */
export interface Finding {
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly line?: number;
  /** What to write instead, or a command. */
  readonly fix?: string;
}

/** Options that are examined. */
export interface Examined {
  readonly parsed: ParsedOptions;
  readonly version: VersionData;
  readonly others: readonly VersionData[];
  /** Name of the preset that applies. */
  readonly preset: string;
}

/** A key of the options that names a module of the version. */
export interface Named {
  readonly module: ModuleData;
  readonly value: unknown;
}

/** The modules that options name. */
export function namedModules({ parsed, version }: Examined): Named[] {
  return version.modules
    .filter(({ name }) => Object.hasOwn(parsed.value, name))
    .map((module) => ({ module, value: parsed.value[module.name] }));
}

/** A finding about what stands at a path of the options. */
export function finding(
  { parsed }: Examined,
  level: Finding['level'],
  path: string,
  message: string,
  fix?: string,
): Finding {
  const line = parsed.lines.get(path);
  return {
    level,
    message,
    ...(line === undefined ? {} : { line }),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Packages that a module hands its value on to, by its name. */
const HANDED_ON: Readonly<Record<string, string>> = {
  minifyCss: 'cssnano',
  minifyJs: 'terser',
  minifySvg: 'SVGO',
  removeUnusedCss: 'PurgeCSS or uncss',
};

/** The package that takes keys which a module's table does not have, if any. */
export function takerOf({ name }: ModuleData): string | undefined {
  return Object.hasOwn(HANDED_ON, name) ? HANDED_ON[name] : undefined;
}

/** Settings that name a key of a module's value. */
export function keysOf(module: ModuleData): (SettingData & { key: string })[] {
  return module.settings.filter(
    (setting): setting is SettingData & { key: string } =>
      setting.key !== undefined && !isRuleKey(setting),
  );
}

/** Whether a setting is a key of the rules that a module takes a list of. */
export function isRuleKey({ text }: SettingData): boolean {
  return text.startsWith('key of a rule');
}

/** Whether a module's table says that it knows only on and off. */
export function isSwitch(module: ModuleData): boolean {
  return module.settings.some(({ text }) => text.includes('it has no options'));
}
