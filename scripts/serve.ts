/**
 * `npm run serve [-- --port 3000]`: serves the built site as a host does, with the headers
 * of `_headers`, which `docusaurus serve` cannot send, and at the base URL that the build
 * was made for.
 */
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_DIR } from '../src/htmlnano/versions';
import { siteHandler } from './siteHandler';

const { port } = parseArgs({
  options: { port: { type: 'string', default: '3000' } },
}).values;

try {
  const { baseUrl, answer } = siteHandler(path.join(SITE_DIR, 'build'));
  http
    .createServer(answer)
    .on('error', fail)
    .listen(Number(port), 'localhost', () => {
      console.log(`Serving build/ at http://localhost:${port}${baseUrl}`);
    });
} catch (error) {
  fail(error);
}

/** Prints why it cannot serve, such as a missing build or a port that is in use. */
function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
