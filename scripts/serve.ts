/**
 * `npm run serve`: the built site as a host serves it, with the headers that
 * the build wrote to `_headers`; `docusaurus serve` cannot send those.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import serveHandler from 'serve-handler';
import {
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
const headers = readHeaders(fs.readFileSync(headersFile, 'utf8')).map(
  ({ path: pattern, headers: values }) => ({
    source: pattern.replace(/\*$/, '**'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }),
);

http
  .createServer((request, response) => {
    void serveHandler(request, response, {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers,
    });
  })
  .listen(Number(values.port), values.host, () => {
    console.log(`Serving ${dir} at http://${values.host}:${values.port}/`);
  });
