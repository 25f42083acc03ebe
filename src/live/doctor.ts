import { checkEffect, checkPackages } from './doctor/effects';
import { type Finding, namedModules } from './doctor/finding';
import { checkForm } from './doctor/form';
import { checkValue } from './doctor/modules';
import { checkNames, checkPreset, isPreset } from './doctor/names';
import { compareVersions } from './doctor/versions';
import { parseOptions } from './parseOptions';
import type { VersionData } from './versionData';

export type { Finding } from './doctor/finding';

const LEVELS = ['error', 'warning', 'note'];

/**
 * Examines options or a configuration file that somebody wrote, without running
 * or evaluating anything.
 *
 * @param text any text whatever; see `parseOptions` for what is understood
 * @param version the version that it is for
 * @param others the other documented versions, to compare with
 * @returns errors first, then warnings and notes; each group by line
 */
export function diagnose(
  text: string,
  version: VersionData,
  others: readonly VersionData[],
): Finding[] {
  const parsed = parseOptions(text, { functions: 'note' });
  if (!parsed.ok) {
    const { message, line } = parsed;
    return [{ level: 'error', message, line }];
  }
  const stated = Object.hasOwn(parsed.value, 'preset')
    ? parsed.value.preset
    : undefined;
  const preset = isPreset(stated, version)
    ? stated
    : (version.presets[0] ?? '');
  const examined = { parsed, version, others, preset };
  const findings = [
    ...checkForm(examined),
    ...checkPreset(examined),
    ...checkNames(examined),
    ...namedModules(examined).flatMap((named) => [
      ...checkValue(named, examined),
      ...checkEffect(named, examined),
    ]),
    ...checkPackages(examined),
    ...compareVersions(examined),
  ];
  const rank = ({ level }: Finding): number => LEVELS.indexOf(level);
  const lineOf = ({ line }: Finding): number => line ?? Infinity;
  return findings.sort(
    // Two findings without a line: the difference would be no number.
    (a, b) =>
      rank(a) - rank(b) ||
      (lineOf(a) === lineOf(b) ? 0 : lineOf(a) - lineOf(b)),
  );
}
