import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { installDebianPackages, succeeds } from '../../scripts/debian';
import { headersOf, nginxConfig, NGINX_PACKAGES } from '../../scripts/nginx';
import { precompress } from '../../scripts/precompress';
import { readHeaders } from '../../src/plugins/security-headers/headersFile';
import { expect, test } from '../e2e/fixtures';
import { PAGES } from '../e2e/specification';

const BUILD = path.join(__dirname, '../../build');
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

let nginx: ChildProcess | undefined;
let origin = '';

test.beforeAll(async () => {
  test.slow();
  if (!isThere()) installDebianPackages(...NGINX_PACKAGES);
  // Where apt may not install: a developer's machine that is no Debian.
  test.skip(
    !isThere(),
    `This needs Debian's packages ${NGINX_PACKAGES.join(' and ')}.`,
  );
  const temp = test.info().outputPath();
  const root = path.join(temp, 'site');
  fs.cpSync(BUILD, root, { recursive: true });
  await precompress(root, 4);
  const port = await freePort();
  const config = path.join(temp, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig(headersOf(BUILD), { root, port, temp }));
  // Its workers are somebody else where one is root, and could not read this.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  nginx = spawn('nginx', ['-c', config, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  origin = `http://127.0.0.1:${String(port)}`;
  await expect(async () => {
    expect((await fetch(origin)).status).toBe(200);
  }).toPass();
});

test.afterAll(async () => {
  if (!nginx) return;
  nginx.kill();
  await once(nginx, 'exit');
});

test('nginx answers every address as any host of the site', async ({
  request,
}) => {
  for (const route of [...PAGES.map(({ route }) => route), '/search?q=html']) {
    const response = await request.get(origin + route);
    expect(response.status(), route).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
  }
  const missing = await request.get(`${origin}/next/nowhere`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page Not Found');
  const slash = await request.get(`${origin}/usage/`, { maxRedirects: 0 });
  expect(slash.status()).toBe(301);
  expect(slash.headers().location).toBe('/usage');
  const mirror = await request.get(`${origin}/usage.md`);
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
    const { headers } = await fetch(origin + route);
    expect(Object.fromEntries(headers), route).toMatchObject(
      lower(all?.headers),
    );
  }
  const [, script] =
    /<script src="?([^" >]+)/.exec(
      await (await request.get(`${origin}/`)).text(),
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
    const response = await request.get(`${origin}/modules`, {
      headers: { 'accept-encoding': asked },
    });
    expect(response.headers()['content-encoding']).toBe(coding);
    expect(response.headers().vary).toContain('Accept-Encoding');
    expect(await response.text()).toContain('Modules');
  });
}

test('the site runs on nginx', async ({ page, site }) => {
  await page.goto(`${origin}/usage`);
  await site.hydrated();
  await site.sidebar.getByRole('link', { name: 'Presets' }).click();
  await expect(site.heading).toHaveText('Presets');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('collapse whitespace');
  await expect(
    page.getByRole('row', { name: /collapseWhitespace/ }).first(),
  ).toBeVisible();
});
