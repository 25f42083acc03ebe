import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { REDIRECTS_FILE } from '../src/plugins/not-found/redirectsFile';
import { HEADERS_FILE } from '../src/plugins/security-policy/headersFile';

/** What a host answers. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The file that it sends; a redirect has none. */
  readonly file?: string;
}

/** A built site, as a host serves it that reads `_headers` and `_redirects`. */
interface BuiltSite {
  readonly baseUrl: string;
  /** @param url the path and query of a request */
  readonly answerTo: (url: string) => Answer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Without the end that hosts accept: `/usage` for `/usage/` and `/usage.html`. */
const plain = (pathname: string): string =>
  pathname.replace(/(\/index)?\.html$|\/$/, '');

/**
 * Reads a built site.
 *
 * @throws Error when it has no `_headers`
 */
export function readSite(dir: string): BuiltSite {
  const rules = readHeaders(dir);
  const baseUrl = rules[0]?.start ?? '/';
  const redirects = new Map(
    readRedirects(dir).map(({ from, to }) => [from, to]),
  );
  // No address leads out of the folder: only these files are sent, and no links, which
  // newer versions of Node follow.
  const root = fs.realpathSync(dir);
  const files = new Map(
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => fs.realpathSync(file) === file)
      .map((file) => {
        const name = path.relative(root, file).split(path.sep).join('/');
        return [plain(baseUrl + name), file];
      }),
  );
  const send = (status: number, pathname: string, file: string): Answer => ({
    status,
    headers: Object.assign(
      { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' },
      ...rules
        .filter(({ start }) => pathname.startsWith(start))
        .map(({ headers }) => headers),
    ) as Answer['headers'],
    file,
  });
  const answerTo = (url: string): Answer => {
    const [asked = ''] = url.split('?');
    const query = url.slice(asked.length);
    const pathname = decoded(asked);
    const key = plain(pathname);
    const file = files.get(key);
    const address = `${key}/` === baseUrl ? baseUrl : key;
    const target = redirects.get(key);
    if (target !== undefined)
      return { status: 302, headers: { Location: target + query } };
    if (file === undefined)
      return send(404, baseUrl, path.join(dir, '404.html'));
    if (address !== pathname)
      return { status: 301, headers: { Location: address + query } };
    return send(200, pathname, file);
  };
  return { baseUrl, answerTo };
}

/** Serves a built site; see {@link readSite}. */
export function siteHandler(dir: string): {
  readonly baseUrl: string;
  readonly answer: RequestListener;
} {
  const { baseUrl, answerTo } = readSite(dir);
  return {
    baseUrl,
    answer({ url = '/' }, response) {
      const { status, headers, file } = answerTo(url);
      response.writeHead(status, headers);
      if (file === undefined) response.end();
      // A new build may remove the file meanwhile, which ends this answer alone.
      else pipeline(fs.createReadStream(file), response, () => undefined);
    },
  };
}

/** An address that cannot be decoded is that of no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Reads the headers that a build wrote for its host, by the start of paths. */
function readHeaders(dir: string) {
  const file = path.join(dir, HEADERS_FILE);
  if (!fs.existsSync(file))
    throw new Error(`${file} is missing. Run npm run build first.`);
  const rules: { start: string; headers: Record<string, string> }[] = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, name, value = ''] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/'))
      rules.push({ start: line.replace('*', ''), headers: {} });
    else if (name !== undefined && rule) rule.headers[name] = value;
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
