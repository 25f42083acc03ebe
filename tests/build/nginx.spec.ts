import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { installDebianPackages, succeeds } from '../../scripts/debian';
import { headersOf, nginxConfig, NGINX_PACKAGES } from '../../scripts/nginx';
import { precompress } from '../../scripts/precompress';
import {
  headerRules,
  readHeaders,
  writeHeaders,
} from '../../src/plugins/security-headers/headersFile';
import { at, BASE_URL, BUILD } from '../e2e/addresses';
import { expect, test } from '../e2e/fixtures';
import { PAGES } from '../e2e/specification';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (): boolean =>
  succeeds('nginx', ['-v']) && fs.existsSync(BROTLI);

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.describe.configure({ mode: 'serial' });

const running: ChildProcess[] = [];
let origin = '';

test.beforeAll(async () => {
  test.slow();
  if (!isThere()) installDebianPackages(...NGINX_PACKAGES);
  // Where apt may not install: a developer's machine that is no Debian.
  test.skip(
    !isThere(),
    `This needs Debian's packages ${NGINX_PACKAGES.join(' and ')}.`,
  );
  const temp = test.info().outputPath('root');
  const root = path.join(temp, 'site');
  const place = path.resolve(path.join(root, BASE_URL));
  fs.cpSync(BUILD, place, { recursive: true });
  await precompress(place, 4);
  origin = await start(temp, root, headersOf(BUILD));
});

test.afterAll(async () => {
  for (const nginx of running) {
    nginx.kill();
    await once(nginx, 'exit');
  }
});

/** Starts nginx for a folder, and waits until it answers. */
async function start(
  temp: string,
  root: string,
  headers: string,
): Promise<string> {
  const port = await freePort();
  const config = path.join(temp, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig(headers, { root, port, temp }));
  // Its workers are somebody else where one is root, and could not read this.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  running.push(
    spawn('nginx', ['-c', config, '-g', `daemon off; ${user}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const started = `http://127.0.0.1:${String(port)}`;
  await expect(async () => {
    await fetch(started);
  }).toPass();
  return started;
}

test('nginx answers every address as any host of the site', async ({
  request,
}) => {
  for (const route of [
    ...PAGES.map(({ route }) => route),
    at('/search?q=html'),
  ]) {
    const response = await request.get(origin + route);
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  }
  const missing = await request.get(origin + at('/next/nowhere'));
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page Not Found');
  const slash = await request.get(origin + at('/usage/'), { maxRedirects: 0 });
  expect(slash.status()).toBe(301);
  expect(slash.headers().location).toBe(at('/usage'));
  const mirror = await request.get(origin + at('/usage.md'));
  expect(mirror.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

test('nginx sends the headers that the build wrote, with the not-found page, too', async ({
  request,
}) => {
  const [all, assets] = readHeaders(headersOf(BUILD));
  const lower = (
    headers: Readonly<Record<string, string>> = {},
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]),
    );
  for (const route of ['/', '/config', '/nowhere', '/img/mark.svg']) {
    const { headers } = await fetch(origin + at(route));
    expect(Object.fromEntries(headers), route).toMatchObject(
      lower(all?.headers),
    );
  }
  const [, script] =
    /<script src="?([^" >]+)/.exec(
      await (await request.get(origin + at('/'))).text(),
    ) ?? [];
  const headers = (await request.get(`${origin}${script ?? ''}`)).headers();
  expect(headers).toMatchObject({
    ...lower(all?.headers),
    ...lower(assets?.headers),
  });
});

for (const [asked, coding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`nginx sends what is compressed already: ${asked}`, async ({
    request,
  }) => {
    const response = await request.get(origin + at('/modules'), {
      headers: { 'accept-encoding': asked },
    });
    expect(response.headers()['content-encoding']).toBe(coding);
    expect(response.headers().vary).toContain('Accept-Encoding');
    expect(await response.text()).toContain('Modules');
  });
}

test('the site runs on nginx', async ({ page, site }) => {
  await page.goto(origin + at('/usage'));
  await site.hydrated();
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(site.heading).toHaveText('Presets');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('collapse whitespace');
  await expect(
    page.getByRole('row', { name: /collapseWhitespace/ }).first(),
  ).toBeVisible();
});

test('nginx serves a site in a sub-path, and nothing beside it', async ({
  request,
}) => {
  const temp = test.info().outputPath();
  const root = path.join(temp, 'site');
  const place = path.join(root, 'base');
  for (const file of ['index.html', 'usage.html', '404.html', 'assets/a.js']) {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    fs.writeFileSync(path.join(place, file), file);
  }
  const headers = writeHeaders(headerRules("default-src 'none'", '/base/'));
  const host = await start(temp, root, headers);
  for (const [asked, status, text] of [
    ['/base/', 200, 'index.html'],
    ['/base/usage', 200, 'usage.html'],
    ['/base/nowhere', 404, '404.html'],
    ['/base/assets/a.js', 200, 'assets/a.js'],
    ['/usage', 404, '404.html'],
    ['/', 404, '404.html'],
  ] as const) {
    const response = await request.get(host + asked);
    expect(response.status(), asked).toBe(status);
    expect(await response.text(), asked).toBe(text);
    expect(response.headers()['content-security-policy']).toBe(
      "default-src 'none'",
    );
  }
  const script = await request.get(`${host}/base/assets/a.js`);
  expect(script.headers()['cache-control']).toContain('immutable');
  const slash = await request.get(`${host}/base/usage/`, { maxRedirects: 0 });
  expect(slash.headers().location).toBe('/base/usage');
});
