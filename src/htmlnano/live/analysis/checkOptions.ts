import { checkBy } from '../../facts/jsonSchema';
import type { VersionData } from '../versionData';
import type { ParsedOptions } from './parseOptions';
import type { Finding } from './report';

/**
 * Checks options by the schema of a version.
 *
 * @returns the mistakes, sorted by line
 */
export function checkOptions(
  { value, lineOf }: ParsedOptions,
  { library, schema }: VersionData,
): Finding[] {
  const findings = checkBy(schema)(value).map(
    ({ message, meant, path }): Finding => {
      const advice = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      return {
        line: lineOf(path),
        message: `In ${library} ${message}.${advice}`,
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
