import { checkBy } from '../../facts/jsonSchema';
import type { VersionData } from '../versionData';
import type { ParsedOptions } from './parseOptions';
import type { Finding } from './report';

/**
 * Checks options by the schema of a version.
 *
 * @param others versions that may accept what this one does not
 * @returns the mistakes, sorted by line
 */
export function checkOptions(
  { value, lineOf }: ParsedOptions,
  version: VersionData,
  others: readonly VersionData[],
): Finding[] {
  const findings = checkBy(version.schema)(value).map(
    ({ message, meant, path }): Finding => {
      const accepting = others
        .filter((other) => accepts(other, value, path))
        .map(({ library }) => library);
      const advice =
        accepting.length > 0
          ? ` ${list.format(accepting)} ${accepting.length === 1 ? 'accepts' : 'accept'} it.`
          : meant === undefined
            ? ''
            : ` Did you mean \`${meant}\`?`;
      return {
        line: lineOf(path),
        message: `In ${version.library} ${message}.${advice}`,
      };
    },
  );
  if (Object.hasOwn(value, 'preset')) {
    findings.push({
      line: lineOf(['preset']),
      message:
        '`preset` is for configuration files. In Try it, choose the preset above.',
    });
  }
  return findings.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

const list = new Intl.ListFormat('en');

/** Whether a version finds no mistake at a path, nor in what contains it. */
const accepts = (
  { schema }: VersionData,
  value: ParsedOptions['value'],
  path: readonly string[],
): boolean =>
  checkBy(schema)(value).every((mistake) =>
    mistake.path.some((key, index) => key !== path[index]),
  );
