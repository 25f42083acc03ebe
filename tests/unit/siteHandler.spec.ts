import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteHandler } from '../../scripts/siteHandler';
import {
  headerRules,
  writeHeaders,
} from '../../src/plugins/security-headers/headersFile';

/** Asks a host of a site with two pages, with the path as it is written. */
async function ask(baseUrl: string, asked: string) {
  const dir = test.info().outputPath('site');
  fs.mkdirSync(dir, { recursive: true });
  for (const name of ['index.html', 'usage.html', '404.html']) {
    fs.writeFileSync(path.join(dir, name), name);
  }
  const headers = writeHeaders(headerRules("default-src 'none'", baseUrl));
  fs.writeFileSync(path.join(dir, '_headers'), headers);
  const server = http.createServer(siteHandler(dir).answer);
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const request = http.get({ host: 'localhost', port, path: asked });
    const [response] = (await once(request, 'response')) as [
      http.IncomingMessage,
    ];
    const body = (await response.toArray()).join('');
    const { statusCode, headers: got } = response;
    return { status: statusCode, body, headers: got };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

for (const baseUrl of ['/', '/docs/']) {
  for (const [name, status, file] of [
    ['', 200, 'index.html'],
    ['usage', 200, 'usage.html'],
    ['nowhere', 404, '404.html'],
  ] as const) {
    test(`${baseUrl}${name} is answered with ${file}, under the policy`, async () => {
      const { headers, ...answer } = await ask(baseUrl, baseUrl + name);
      expect(answer).toEqual({ status, body: file });
      expect(headers['content-security-policy']).toBe("default-src 'none'");
    });
  }

  for (const name of [
    'usage/',
    '/evil.example/',
    '%5Cevil.example/',
    '%5c%5cevil.example.html',
    '\\evil.example/',
    '%2F%2Fevil.example/',
    '%09/evil.example/',
  ]) {
    test(`${baseUrl}${name} leads to no other host`, async () => {
      const { headers } = await ask(baseUrl, baseUrl + name);
      const { location = baseUrl } = headers;
      // As browsers read it: a backslash is a slash to them.
      const own = 'https://site.example';
      expect(new URL(location, own).origin).toBe(own);
      expect(decodeURIComponent(location)).not.toMatch(/^\/?[/\\]{2}|\\/);
    });
  }

  for (const name of ['%00', 'usage%00/', '%', '%E0%A4%A', '..%2f..%2fx']) {
    test(`${baseUrl}${name} is no path: 400`, async () => {
      expect((await ask(baseUrl, baseUrl + name)).status).toBe(400);
    });
  }
}

test('what stands beside a sub-path is not the site', async () => {
  for (const asked of ['/', '/usage', '/docsusage']) {
    expect((await ask('/docs/', asked)).status, asked).toBe(404);
  }
  const { status, headers } = await ask('/docs/', '/docs');
  expect([status, headers.location]).toEqual([301, '/docs/']);
});
