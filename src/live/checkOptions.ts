import { checkBy, type OptionsCheck } from '../facts/optionsCheck';
import type { ParsedOptions } from './parseOptions';
import type { VersionData } from './versionData';

/** What is to be said of options, in a sentence with code between backticks. */
export interface Finding {
  readonly line: number | undefined;
  readonly message: string;
  /** Whether it is wrong in the version that is used, or elsewhere only. */
  readonly isWrong: boolean;
}

const checks = new WeakMap<VersionData, OptionsCheck>();

function checkOf(version: VersionData): OptionsCheck {
  const check = checks.get(version) ?? checkBy(version.schema);
  checks.set(version, check);
  return check;
}

/**
 * Checks options by the schemas of all versions.
 *
 * @param version the one that is used
 * @returns what is wrong in it, then what would be wrong in another; each by line
 */
export function checkOptions(
  { value, lineOf }: ParsedOptions,
  version: VersionData,
  others: readonly VersionData[],
): Finding[] {
  const results = [version, ...others].map((one) => ({
    version: one,
    mistakes: checkOf(one)(value),
  }));
  const mistakes = results.flatMap(({ mistakes }) => mistakes);
  const different = mistakes.filter(
    ({ message }, index) =>
      mistakes.findIndex((other) => other.message === message) === index,
  );
  const findings = different.map(({ message, meant, path }): Finding => {
    const wrongIn = results.filter(({ mistakes }) =>
      mistakes.some((one) => one.message === message),
    );
    // What is wrong further up is wrong here, too.
    const rightIn = results.filter(({ mistakes }) =>
      mistakes.every((one) => one.path.some((key, at) => key !== path[at])),
    );
    const where =
      wrongIn.length === results.length
        ? 'every version'
        : librariesOf(wrongIn);
    const advice =
      rightIn.length > 0
        ? ` It is right in ${librariesOf(rightIn)}.`
        : meant === undefined
          ? ''
          : ` Did you mean \`${meant}\`?`;
    return {
      line: lineOf(path),
      message: `In ${where} ${message}.${advice}`,
      isWrong: wrongIn.some((one) => one.version === version),
    };
  });
  if (Object.hasOwn(value, 'preset')) {
    findings.push({
      line: lineOf(['preset']),
      message:
        '`preset` is for configuration files. Here the preset is chosen above.',
      isWrong: true,
    });
  }
  return findings.sort(
    (a, b) =>
      Number(b.isWrong) - Number(a.isWrong) || (a.line ?? 0) - (b.line ?? 0),
  );
}

const list = new Intl.ListFormat('en');

const librariesOf = (
  results: readonly { readonly version: VersionData }[],
): string => list.format(results.map(({ version }) => version.library));
