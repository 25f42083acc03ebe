import {
  installCommand,
  neededPackages,
  packagesOf,
  valueOf,
} from '../packages';
import {
  type Examined,
  type Finding,
  finding,
  keysOf,
  type Named,
  takerOf,
} from './finding';
import { capitalize, isPlain, isSame, spell } from './values';

/** Values that change nothing of the preset, or more than they seem to. */
export function checkEffect(
  { module, value }: Named,
  examined: Examined,
): Finding[] {
  const { name } = module;
  const preset = `the preset \`${examined.preset}\``;
  const own = module.presets[examined.preset];
  // A function that does nothing, which JSON cannot hold.
  if (own === null || own === undefined) return [];
  if (!value && !own) {
    const message = `${name} is off in ${preset} anyway, so this key has no effect.`;
    return [finding(examined, 'note', name, message)];
  }
  if (isSame(value, own)) {
    const message = `${preset} gives ${name} the same value, so this key has no effect.`;
    return [finding(examined, 'note', name, capitalize(message))];
  }
  const isWhole =
    isPlain(value) || (value === true && takerOf(module) !== undefined);
  const lost =
    isPlain(own) && isWhole
      ? Object.keys(own).filter(
          (key) =>
            !(isPlain(value) && Object.hasOwn(value, key)) &&
            !isDefault(module, key, own[key]),
        )
      : [];
  if (lost.length === 0) return [];
  return [
    finding(
      examined,
      'note',
      name,
      `${capitalize(spell(value))} replaces the whole value that ${preset} gives ${name}: ${lost.map((key) => `\`${key}\``).join(', ')} of the preset no longer ${lost.length === 1 ? 'applies' : 'apply'}.`,
    ),
  ];
}

function isDefault(
  module: Named['module'],
  key: string,
  value: unknown,
): boolean {
  return keysOf(module).some(
    (setting) =>
      setting.key === key &&
      isSame(setting.value, value) &&
      /^default\b/.test(setting.text),
  );
}

/** Packages that the reader has to install for the modules that are on. */
export function checkPackages(examined: Examined): Finding[] {
  const { parsed, version, preset } = examined;
  const settings = { preset, options: parsed.value };
  const names = neededPackages(settings, version);
  if (names.length === 0) return [];
  const modules = version.modules
    .filter((module) => {
      const value = valueOf(module, settings);
      return value && packagesOf(module, value).length > 0;
    })
    .map(({ name }) => name);
  return [
    {
      level: 'note',
      message: `${modules.join(', ')} ${modules.length === 1 ? 'is on and needs a package' : 'are on and need packages'} that htmlnano ${version.library} does not bring: ${names.join(', ')}.`,
      fix: installCommand(names, version),
    },
  ];
}
