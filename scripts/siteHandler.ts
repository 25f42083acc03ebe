import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';
import {
  HEADERS_FILE,
  readHeaders,
} from '../src/plugins/security-headers/headersFile';

/**
 * Answers requests with the files of a built site, as a host does that takes its
 * headers from `_headers`.
 *
 * @throws Error when there are no such headers
 */
export function siteHandler(dir: string): RequestListener {
  const headersFile = path.join(dir, HEADERS_FILE);
  if (!fs.existsSync(headersFile)) {
    throw new Error(`${headersFile} is missing. Run npm run build first.`);
  }
  const headers = readHeaders(fs.readFileSync(headersFile, 'utf8')).map(
    ({ path: pattern, headers: values }) => ({
      source: pattern.replace(/\*$/, '**'),
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    }),
  );
  return (request, response) => {
    void serveHandler(request, response, {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers,
    });
  };
}
