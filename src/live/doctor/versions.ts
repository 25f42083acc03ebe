import type { ModuleData, VersionData } from '../versionData';
import {
  type Examined,
  type Finding,
  finding,
  keysOf,
  type Named,
  namedModules,
} from './finding';
import { isPlain, isSame, rowFor, spell } from './values';

/** What the same options are in the other versions, as their tables have it. */
export function compareVersions(examined: Examined): Finding[] {
  return examined.others.flatMap((other) => [
    ...namedModules(examined).flatMap((named) =>
      compareNamed(named, other, examined),
    ),
    ...comparePreset(other, examined),
  ]);
}

function compareNamed(
  { module, value }: Named,
  other: VersionData,
  examined: Examined,
): Finding[] {
  if (!value) return [];
  const { name } = module;
  const there = moduleOf(name, other);
  const note = (path: string, message: string): Finding[] => [
    finding(examined, 'note', path, message),
  ];
  if (!there) {
    return note(
      name,
      `htmlnano ${other.library} has no module ${name} and rejects this key.`,
    );
  }
  if (isPlain(value)) {
    return Object.keys(value)
      .filter((key) => hasKey(module, key) && !hasKey(there, key))
      .flatMap((key) =>
        note(
          `${name}.${key}`,
          `In ${other.library} the table of ${name} does not have \`${key}\`.`,
        ),
      );
  }
  // `true` and `{}` are on in every version, whether a table names them or not.
  if (value === true || !rowFor(value, module.settings)) return [];
  return rowFor(value, there.settings)
    ? []
    : note(
        name,
        `In ${other.library} the table of ${name} does not have ${spell(value)}.`,
      );
}

function hasKey(module: ModuleData, key: string): boolean {
  return keysOf(module).some((setting) => setting.key === key);
}

function comparePreset(other: VersionData, examined: Examined): Finding[] {
  const { parsed, preset, version } = examined;
  const left = version.modules.filter(
    ({ name }) => !Object.hasOwn(parsed.value, name),
  );
  const different = left.flatMap((module) => {
    const there = moduleOf(module.name, other);
    const [here, its] = [module.presets[preset], there?.presets[preset]];
    return !there || isEqual(here, its, module, there)
      ? []
      : [`${module.name} is ${spell(its)} (here ${spell(here)})`];
  });
  const missing = left
    .filter((module) => module.presets[preset] && !moduleOf(module.name, other))
    .map(({ name }) => name);
  const added = other.modules
    .filter(
      (module) => module.presets[preset] && !moduleOf(module.name, version),
    )
    .map(({ name }) => name);
  const parts = [
    ...different,
    ...(missing.length > 0 ? [`there is no ${missing.join(', ')}`] : []),
    ...(added.length > 0
      ? [`${added.join(', ')} ${added.length === 1 ? 'is' : 'are'} on too`]
      : []),
  ];
  return parts.length === 0
    ? []
    : [
        {
          level: 'note',
          message: `In ${other.library} the preset \`${preset}\` has other values: ${parts.join('; ')}.`,
        },
      ];
}

/** Whether two preset values say the same, each in its version. */
function isEqual(
  here: unknown,
  there: unknown,
  ...modules: readonly ModuleData[]
): boolean {
  if (isSame(here, there)) return true;
  // What does nothing: a function in one version, an empty list in another.
  const isNothing = (value: unknown): boolean =>
    value === null || (Array.isArray(value) && value.length === 0);
  if (isNothing(here) && isNothing(there)) return true;
  // `true` and `{}`, where a table says that they are the same.
  const isOn = (value: unknown): boolean =>
    value === true || (isPlain(value) && Object.keys(value).length === 0);
  return (
    isOn(here) &&
    isOn(there) &&
    modules.some(({ settings }) =>
      settings.some(({ text }) => /^same as (true|\{\})$/.test(text)),
    )
  );
}

function moduleOf(
  name: string,
  { modules }: VersionData,
): ModuleData | undefined {
  return modules.find((module) => module.name === name);
}
