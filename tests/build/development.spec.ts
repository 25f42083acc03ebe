import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { LATEST } from '../e2e/addresses';
import { countLoads } from '../e2e/fixtures';
import { fence } from '../support/markdown';
import { expect, test } from './site';

/** A port that nothing uses: another run of the tests may be on this machine. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

const WRONG = [
  fence('js options', '{ removeComments: true }'),
  fence('html source', 'Tea<!-- hot -->'),
  fence('html result', 'Tea<!-- cold -->'),
].join('\n');

const SLOWLY_WRONG = [
  fence('js program name=tea.mjs', "console.log('Tea');"),
  fence('text output', 'Coffee'),
].join('\n');

test('npm start finds what is saved, and mistakes', async ({ page, copy }) => {
  // It waits for a development server to start, beside builds.
  test.setTimeout(400_000);
  const port = await freePort();
  const server = copy.start(port);
  let printed = '';
  for (const output of [server.stdout, server.stderr])
    output?.on('data', (text) => (printed += String(text)));
  try {
    const address = `http://localhost:${String(port)}/config`;
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
    }).toPass();
    // It unregisters a worker that the built site left at this address.
    const worker = await page.request.get(new URL('/sw.js', address).href);
    expect(await worker.text()).toContain('unregister');
    // Other websites get nothing, whichever way they ask.
    expect(worker.headers()).not.toHaveProperty('access-control-allow-origin');
    for (const headers of [
      { host: 'evil.example' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' },
    ])
      expect((await page.request.get(address, { headers })).status()).toBe(403);
    const markdown = await page.request.get(`${address}.md`);
    expect(await markdown.text(), 'INTERNALS.md: Development').toContain(
      '# Title\n\n> ',
    );
    const count = countLoads(page);
    const input = page.getByRole('combobox', { name: 'Search docs' });
    const search = async (query: string): Promise<void> => {
      // A key that is pressed before the script is there is lost: it is tried again.
      if (!(await input.isVisible())) await page.keyboard.press('Control+k');
      await input.fill(query, { timeout: 5000 });
    };
    await expect(async () => {
      await search('zebrafish');
      await expect(page.getByText('Try searching for')).toBeVisible();
    }).toPass();
    const file = `versioned_docs/version-${LATEST}/030-config.md`;
    copy.replace(file, 'Text.', 'Text.\n\n## Zebrafish\n\nThey swim.');
    await expect(async () => {
      await search('zebrafish');
      await expect(
        page.getByRole('row', { name: /Zebrafish/ }).first(),
      ).toBeVisible({ timeout: 1000 });
    }).toPass();
    copy.replace(file, 'They swim.', WRONG);
    // Examples run at a low priority: other tests may delay them.
    const prints = (text: string) =>
      expect.poll(() => printed, { timeout: 200_000 }).toContain(text);
    await prints('+Tea');
    copy.replace(file, WRONG, SLOWLY_WRONG);
    await prints('-Coffee');
    await prints('no paragraph says which names are "Not read:"');
    copy.replace(file, SLOWLY_WRONG, fence('html result', 'Tea'));
    await prints('a result needs a source');
    expect(count.loads, 'loads of the page').toBe(0);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const other = file.replace('030-config', '040-presets');
    copy.replace(other, 'Text.', '[They](./030-config.md#zebras) swim.');
    // All three places have the same words, with nothing around them.
    const own = `${other}:8:1: the link "./030-config.md#zebras" leads to no heading.`;
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(own).first()).toBeVisible();
    await expect(overlay.locator('body')).not.toContainText(/MDX|Details/);
    for (const place of [logged.join('\n'), printed]) {
      expect(place).toContain(own);
      expect(place).not.toMatch(/MDX compilation|failOnMistakes/);
    }
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
