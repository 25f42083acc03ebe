import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { expect, test } from '@playwright/test';
import { headersText } from '../../../src/plugins/security-policy/headersFile';
import { writeFiles } from '../../support/files';
import { Host } from '../../support/host';

/** Writes a site with two pages. */
const writeSite = (baseUrl: string): string =>
  writeFiles(test.info().outputPath('site'), {
    'index.html': 'index.html',
    'usage.html': 'usage.html',
    '404.html': '404.html',
    _headers: headersText("default-src 'none'", baseUrl),
    _redirects: `${baseUrl}old ${baseUrl}usage 302\n`,
  });

/** Requests unnormalized paths from its host. */
async function ask(baseUrl: string, paths: readonly string[]) {
  const host = await new Host(writeSite(baseUrl)).start();
  const answers = [];
  for (const asked of paths) {
    const request = http.get(host.origin, { path: asked });
    const [response] = (await once(request, 'response')) as [
      http.IncomingMessage,
    ];
    const { statusCode: status, headers } = response;
    answers.push({ asked, status, headers });
  }
  await host.stop();
  return answers;
}

for (const base of ['/', '/docs/']) {
  test(`${base}: no address leads to another host`, async () => {
    const names = ['usage/', '/evil.test/', '%5Cevil.test/', '\\evil.test/'];
    names.push('%5c%5cevil.test.html', '%2F%2Fevil.test/', '%09/evil.test/');
    const paths = names.map((name) => base + name);
    for (const { asked, headers } of await ask(base, paths)) {
      const { location = base } = headers;
      expect(location, asked).toMatch(/^\/(?!\/)/);
      // Browsers treat a backslash as a slash, and some hosts decode it.
      expect(decodeURIComponent(location), asked).not.toMatch(/\\|^\/\//);
    }
  });

  test(`${base}: an address that cannot be a path is that of no file`, async () => {
    const names = ['%00', 'usage%00/', '%', '%E0%A4%A', '..%2f..%2fx'];
    const paths = names.map((name) => base + name);
    for (const { asked, status } of await ask(base, paths)) {
      expect(status, asked).toBe(404);
    }
  });
}

test('the website has nothing beside its base path', async () => {
  const answers = await ask('/docs/', ['/', '/usage', '/docsusage', '/docs']);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 301]);
  expect(answers[3]?.headers.location).toBe('/docs/');
});

test('a redirect keeps the query', async () => {
  const [short, old] = await ask('/docs/', [
    '/docs/usage/?q=a',
    '/docs/old?q=a',
  ]);
  expect([short?.status, old?.status]).toEqual([301, 302]);
  for (const each of [short, old])
    expect(each?.headers.location).toBe('/docs/usage?q=a');
});

test('a file outside of the folder is answered with the not-found page', async () => {
  const dir = writeSite('/');
  const other = writeFiles(test.info().outputPath('other'), { secret: 'Tea' });
  fs.symlinkSync(other, `${dir}/linked`);
  fs.symlinkSync(`${other}/secret`, `${dir}/secret`);
  const host = await new Host(dir).start();
  const long = `/${'a'.repeat(256)}`;
  for (const asked of ['/linked/secret', '/secret', '/linked', long]) {
    const headers = { accept: 'application/json' };
    const answer = await fetch(host.origin + asked, { headers });
    expect(answer.status, asked).toBe(404);
    expect(await answer.text(), asked).toBe('404.html');
  }
  await host.stop();
});
