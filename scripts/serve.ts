/**
 * `npm run serve`: the built site as a host serves it, with the headers that
 * the build wrote to `_headers`, which `docusaurus serve` cannot send, and at the
 * base URL that it was built for, which stands there, too.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import serveHandler from 'serve-handler';
import {
  baseUrlOf,
  HEADERS_FILE,
  readHeaders,
} from '../src/plugins/security-headers/headersFile';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
  },
});

const dir = path.resolve(values.dir);
const headersFile = path.join(dir, HEADERS_FILE);
if (!fs.existsSync(headersFile)) {
  console.error(`${headersFile} is missing. Run npm run build first.`);
  process.exit(1);
}
const rules = readHeaders(fs.readFileSync(headersFile, 'utf8'));
const baseUrl = baseUrlOf(rules);
const notFound = fs.readFileSync(path.join(dir, '404.html'));
const headers = rules.map(({ path: pattern, headers: values }) => ({
  source: belowBase(pattern).replace(/\*$/, '**'),
  headers: Object.entries(values).map(([key, value]) => ({ key, value })),
}));

/** A path of the host as one of the site's folder. */
function belowBase(url: string): string {
  return url.slice(baseUrl.length - 1);
}

/** Makes redirects within the folder those of the host. */
function redirectOnHost(response: http.ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((
    status: number,
    { Location, ...others }: http.OutgoingHttpHeaders = {},
  ) =>
    writeHead(status, {
      ...others,
      ...(typeof Location === 'string' && {
        Location: baseUrl + Location.slice(1),
      }),
    })) as typeof writeHead;
}

http
  .createServer((request, response) => {
    const { url = '/' } = request;
    if (`${url}/` === baseUrl) {
      response.writeHead(301, { Location: baseUrl }).end();
      return;
    }
    if (!url.startsWith(baseUrl)) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
      return;
    }
    request.url = belowBase(url);
    if (baseUrl !== '/') redirectOnHost(response);
    void serveHandler(request, response, {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers,
    });
  })
  .listen(Number(values.port), values.host, () => {
    console.log(
      `Serving ${dir} at http://${values.host}:${values.port}${baseUrl}`,
    );
  });
