import { checkBy } from '../../facts/optionsCheck';
import type { ParsedOptions } from './parseOptions';
import type { VersionData } from '../versionData';

/** A remark on options. The message has code between backticks. */
export interface Finding {
  readonly line: number | undefined;
  readonly message: string;
  /** Whether it is wrong in the version in use, and not only in others. */
  readonly isWrong: boolean;
}

/**
 * Checks options by the schemas of all versions.
 *
 * @param version the version in use
 * @returns its mistakes, then those in other versions, each sorted by line
 */
export function checkOptions(
  { value, lineOf }: ParsedOptions,
  version: VersionData,
  others: readonly VersionData[],
): Finding[] {
  const results = [version, ...others].map((one) => ({
    version: one,
    mistakes: checkBy(one.schema)(value),
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
    // A mistake in a parent also counts for its children.
    const rightIn = results.filter(({ mistakes }) =>
      mistakes.every((one) => one.path.some((key, at) => key !== path[at])),
    );
    const where =
      wrongIn.length === results.length
        ? 'every version'
        : librariesOf(wrongIn);
    const advice =
      rightIn.length > 0
        ? ` ${librariesOf(rightIn)} ${rightIn.length === 1 ? 'accepts' : 'accept'} it.`
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
        '`preset` is for configuration files. In Try it, choose the preset above.',
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
