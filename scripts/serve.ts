/**
 * `npm run serve [-- --port 3000]`: serves the built site as a host does, with the headers
 * of `_headers`, which `docusaurus serve` cannot send, and at the base URL that the build
 * was made for.
 */
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_DIR } from '../src/htmlnano/versions';
import { orSayWhy } from './orSayWhy';
import { siteHandler } from './siteHandler';

async function main(): Promise<void> {
  const { port } = parseArgs({
    options: { port: { type: 'string', default: '3000' } },
  }).values;
  const { baseUrl, answer } = siteHandler(path.join(SITE_DIR, 'build'));
  const server = http.createServer(answer).listen(Number(port), 'localhost');
  await once(server, 'listening');
  console.log(`Serving build/ at http://localhost:${port}${baseUrl}`);
}

void orSayWhy(main);
