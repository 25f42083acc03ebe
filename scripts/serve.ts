/**
 * `npm run serve`: the built site as a host serves it, with the headers that
 * the build wrote to `_headers`, which `docusaurus serve` cannot send, and at the
 * base URL that it was built for, which stands there, too.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
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
const headers = rules.map(({ path: pattern, headers: values }) => ({
  source: pattern.replace(/\*$/, '**'),
  headers: Object.entries(values).map(([key, value]) => ({ key, value })),
}));
const root = baseUrl === '/' ? dir : hostFolder();

/** A host's folder, in which the site is where its base URL says. */
function hostFolder(): string {
  const host = fs.mkdtempSync(path.join(os.tmpdir(), 'htmlnano-docs-host-'));
  process.on('exit', () => {
    fs.rmSync(host, { recursive: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit());
  }
  const place = path.join(host, baseUrl);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.symlinkSync(dir, place, 'junction');
  fs.copyFileSync(path.join(dir, '404.html'), path.join(host, '404.html'));
  return host;
}

http
  .createServer((request, response) => {
    void serveHandler(request, response, {
      public: root,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      symlinks: true,
      headers,
    });
  })
  .listen(Number(values.port), values.host, () => {
    console.log(
      `Serving ${dir} at http://${values.host}:${values.port}${baseUrl}`,
    );
  });
