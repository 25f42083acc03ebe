/**
 * `npm run serve`: serves the built site as a host does, with the headers of `_headers`,
 * which `docusaurus serve` cannot send, and at the base URL that the build was made for.
 */
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteHandler } from './siteHandler';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
  },
});

const dir = path.resolve(values.dir);

try {
  const { baseUrl, answer } = siteHandler(dir);
  http
    .createServer(answer)
    .on('error', fail)
    .listen(Number(values.port), values.host, () => {
      console.log(
        `Serving ${dir} at http://${values.host}:${values.port}${baseUrl}`,
      );
    });
} catch (error) {
  fail(error);
}

/** Prints why it cannot serve, such as a missing build or a port that is in use. */
function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
