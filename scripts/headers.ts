import fs from 'node:fs';
import path from 'node:path';
import { REDIRECTS_FILE } from '../src/plugins/not-found/redirectsFile';
import { HEADERS_FILE } from '../src/plugins/security-policy/headersFile';

/** Response headers for paths that match a pattern such as `/assets/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

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

/** Reads the redirects of a built site; one without the file has none. */
export function readRedirects(dir: string) {
  const file = path.join(dir, REDIRECTS_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const lines = text.matchAll(/^(\S+) (\S+) \d+$/gm);
  return Array.from(lines, ([, from = '', to = '']) => ({ from, to }));
}

/** The base URL of the site, which the first rule contains. */
export const baseUrlOf = ([all]: readonly HeaderRule[]): string =>
  all?.path.replace(/\*$/, '') ?? '/';
