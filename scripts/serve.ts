/**
 * `npm run serve`: the built site as a host serves it, with the headers that
 * the build wrote to `_headers`; `docusaurus serve` cannot send those.
 */
import http, { type RequestListener } from 'node:http';
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

http.createServer(handler()).listen(Number(values.port), values.host, () => {
  console.log(`Serving ${dir} at http://${values.host}:${values.port}/`);
});

function handler(): RequestListener {
  try {
    return siteHandler(dir);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
