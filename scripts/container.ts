/**
 * What the Dockerfile calls after the build: compresses the site and writes the
 * configuration of its server.
 */
import fs from 'node:fs';
import { headersOf, nginxConfig } from './nginx';
import { precompress } from './precompress';

const [dir = '', config = ''] = process.argv.slice(2);
fs.writeFileSync(
  config,
  nginxConfig(headersOf(dir), { root: '/site', port: 8080, temp: '/tmp' }),
);
void precompress(dir);
