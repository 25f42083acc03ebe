import {
  type HeaderRule,
  HEADERS_FILE,
} from '../src/plugins/security-policy/headersFile';

/**
 * Reads the headers that a build wrote for its host.
 *
 * @throws Error for a line that is neither a path nor a header
 */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    else if (name !== undefined && value !== undefined && rule !== undefined) {
      rule.headers[name] = value;
    } else if (line !== '') {
      throw new Error(`${HEADERS_FILE}: this is no header: ${line}`);
    }
  }
  return rules;
}

/** The base URL of the site, which the first rule contains. */
export const baseUrlOf = ([all]: readonly HeaderRule[]): string =>
  all?.path.replace(/\*$/, '') ?? '/';
