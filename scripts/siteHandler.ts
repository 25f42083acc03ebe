import fs from 'node:fs';
import type {
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream';
import serveHandler from 'serve-handler';
import { HEADERS_FILE } from '../src/plugins/security-policy/headersFile';
import { baseUrlOf, readHeaders, readRedirects } from './headers';

/** A request handler, and the base URL at which it serves the site. */
export interface SiteHandler {
  readonly baseUrl: string;
  readonly answer: RequestListener;
}

/**
 * Serves the files of a built site at its base URL, as a host that reads `_headers` and
 * `_redirects`.
 *
 * @throws Error when there are no such headers
 */
export function siteHandler(dir: string): SiteHandler {
  const root = fs.realpathSync(dir);
  const headersFile = path.join(dir, HEADERS_FILE);
  if (!fs.existsSync(headersFile)) {
    throw new Error(`${headersFile} is missing. Run npm run build first.`);
  }
  const rules = readHeaders(fs.readFileSync(headersFile, 'utf8'));
  const baseUrl = baseUrlOf(rules);
  const [ofAll] = rules;
  const notFound = fs.readFileSync(path.join(dir, '404.html'));
  /** Converts a path of the host to one of the site's folder. */
  const belowBase = (url: string): string => url.slice(baseUrl.length - 1);
  const headers = rules.map(({ path: pattern, headers: values }) => ({
    source: belowBase(pattern).replace(/\*$/, '**'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const redirects = readRedirects(dir).map(({ from, to }) => ({
    source: belowBase(from),
    destination: belowBase(to),
    type: 302,
  }));
  const answer: RequestListener = (request, response) => {
    const { url = '/' } = request;
    response.setHeaders(new Map(Object.entries(ofAll?.headers ?? {})));
    // serve-handler sends errors as JSON to programs that ask for it; hosts send the
    // not-found page.
    delete request.headers.accept;
    if (!isPath(url)) {
      response.writeHead(400).end();
      return;
    }
    const [pathname = ''] = url.split('?');
    const query = url.slice(pathname.length);
    if (`${pathname}/` === baseUrl) {
      response.writeHead(301, { Location: baseUrl + query }).end();
      return;
    }
    if (!url.startsWith(baseUrl)) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
      return;
    }
    request.url = belowBase(url);
    redirectOnHost(response, baseUrl, query);
    const config = {
      public: root,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      redirects,
      headers,
    };
    void serveHandler(request, response, config, {
      // The types say synchronous, but serve-handler awaits it.
      lstat: lstat as unknown as typeof fs.lstat,
      createReadStream: (file, options) => {
        const stream = fs.createReadStream(file, options);
        // A new build may remove the file meanwhile, which would end the server.
        stream.on('error', () => response.destroy());
        // Else a download that is broken off would leave the file open.
        finished(response, () => stream.destroy());
        return stream;
      },
    });
  };
  return { baseUrl, answer };
}

/**
 * `lstat` for serve-handler, which would follow symbolic links to folders and throw for
 * impossible names. Both count as not found.
 */
async function lstat(file: string): Promise<fs.Stats> {
  const folder = path.dirname(file);
  try {
    if ((await fs.promises.realpath(folder)) === folder)
      return await fs.promises.lstat(file);
  } catch {
    // Any error counts as "not found".
  }
  throw Object.assign(new Error(`No ${file}`), { code: 'ENOENT' });
}

/**
 * Whether an address may be a path. serve-handler fails on NUL characters, and
 * browsers treat a backslash as a slash, so that a redirect to a path with two
 * of them would lead to another host.
 */
function isPath(url: string): boolean {
  try {
    return !/[\0\\]/.test(decodeURIComponent(url.replace(/\?.*/, '')));
  } catch {
    return false;
  }
}

/**
 * Adds the base URL and the query to serve-handler's redirects, which know only the
 * folder.
 */
function redirectOnHost(
  response: ServerResponse,
  baseUrl: string,
  query: string,
): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((
    status: number,
    { Location, ...others }: OutgoingHttpHeaders = {},
  ) =>
    writeHead(status, {
      ...others,
      ...(typeof Location === 'string' && {
        Location: baseUrl + Location.slice(1) + query,
      }),
    })) as typeof writeHead;
}
