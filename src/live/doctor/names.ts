import type { VersionData } from '../versionData';
import { type Examined, type Finding, finding } from './finding';
import { ask, nearest } from './nearest';
import { spell } from './values';

/** Options that a call takes and a configuration file must not hold. */
const CALL_ONLY = ['skipConfigLoading', 'configPath'];

/** Keys that are no modules, and what becomes of them. */
export function checkNames(examined: Examined): Finding[] {
  const { parsed, version } = examined;
  const modules = version.modules.map(({ name }) => name);
  return Object.keys(parsed.value)
    .filter((key) => key !== 'preset' && !modules.includes(key))
    .flatMap((key) =>
      version.otherOptions.includes(key)
        ? checkOther(key, examined)
        : [checkUnknown(key, examined)],
    );
}

function checkUnknown(key: string, examined: Examined): Finding {
  const { parsed, version, others } = examined;
  const isOn = Boolean(parsed.value[key]);
  const elsewhere = others
    .filter(
      (other) =>
        other.otherOptions.includes(key) ||
        other.modules.some(({ name }) => name === key),
    )
    .map(({ library }) => library);
  const suggestion =
    elsewhere.length > 0
      ? undefined
      : nearest(key, [
          ...version.modules.map(({ name }) => name),
          ...version.otherOptions,
          'preset',
        ]);
  const where =
    elsewhere.length > 0
      ? `; ${elsewhere.join(' and ')} ${elsewhere.length === 1 ? 'has' : 'have'} it`
      : '';
  // Every object has keys such as `constructor`, and the library takes some of
  // them for its own.
  const effect = key in {} ? '' : effectOf(key, isOn);
  return finding(
    examined,
    isOn ? 'error' : 'warning',
    key,
    `\`${key}\` is no module of htmlnano ${version.library}${where}.${effect}${ask(suggestion)}`,
    suggestion,
  );
}

function effectOf(key: string, isOn: boolean): string {
  return isOn
    ? ` htmlnano rejects it: Module "${key}" is not defined.`
    : ' Its value switches off, so nothing happens.';
}

function checkOther(key: string, examined: Examined): Finding[] {
  const { parsed } = examined;
  if (!CALL_ONLY.includes(key)) return [];
  const isFile = parsed.form !== 'object' || 'preset' in parsed.value;
  if (!parsed.value[key]) {
    return isFile
      ? [
          finding(
            examined,
            'note',
            key,
            `\`${key}\` belongs into the call. In a configuration file this value has no effect.`,
          ),
        ]
      : [];
  }
  return [
    finding(
      examined,
      isFile ? 'error' : 'note',
      key,
      `\`${key}\` works in the call only. In a configuration file htmlnano rejects it: Module "${key}" is not defined.`,
    ),
  ];
}

/** The key `preset`, which is a configuration file's. */
export function checkPreset(examined: Examined): Finding[] {
  const { parsed, version } = examined;
  if (!Object.hasOwn(parsed.value, 'preset')) return [];
  const { preset } = parsed.value;
  const isKnown = isPreset(preset, version);
  if (isKnown && parsed.form !== 'object') return [];
  if (isKnown) {
    return [
      finding(
        examined,
        'note',
        'preset',
        `\`preset\` is read from configuration files only. In a call htmlnano rejects it: pass \`htmlnano.presets.${preset}\` as the third argument.`,
      ),
    ];
  }
  const suggestion =
    typeof preset === 'string' ? nearest(preset, version.presets) : undefined;
  const known = version.presets.map((name) => `\`${name}\``).join(', ');
  const isInherited = typeof preset === 'string' && preset in {};
  const effect = isInherited
    ? ''
    : ` htmlnano drops it silently and uses \`${version.presets[0] ?? ''}\`, unless the call has a preset.`;
  return [
    finding(
      examined,
      'error',
      'preset',
      `${spell(preset)} is no preset; there are ${known}.${effect}${ask(suggestion)}`,
      suggestion,
    ),
  ];
}

/** Whether a value names a preset of the version. */
export function isPreset(
  value: unknown,
  { presets }: VersionData,
): value is string {
  return typeof value === 'string' && presets.includes(value);
}
