import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { LATEST } from '../e2e/addresses';
import { countLoads } from '../e2e/fixtures';
import { fence } from '../support/renderMarkdown';
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

/** A plugin that prints which files each compilation is for. */
const REPORT = `
function reportCompilations() {
  const report = ({ modifiedFiles = [] }) =>
    console.log('COMPILED', JSON.stringify([...modifiedFiles]));
  return {
    name: 'report-compilations',
    configureWebpack: () => ({
      plugins: [({ hooks }) => hooks.watchRun.tap('report', report)],
    }),
  };
}
`;

/** The files of {@link REPORT}, by compilation. */
const compiledFor = (printed: string): string[][] =>
  [...printed.matchAll(/^COMPILED (.*)$/gm)].map(
    ([, files = '']) => JSON.parse(files) as string[],
  );

test('what is saved is found, its mistakes shown', async ({ page, copy }) => {
  // It waits for a development server to start, beside builds.
  test.setTimeout(400_000);
  const config = 'docusaurus.config.ts';
  copy.replace(
    config,
    '    staticPages,',
    '    reportCompilations,\n    staticPages,',
  );
  copy.write(config, copy.read(config) + REPORT);
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
    // A worker that the built site left on this address goes.
    const worker = await page.request.get(new URL('/sw.js', address).href);
    expect(await worker.text()).toContain('unregister');
    // Nothing is for other websites, whichever way they ask.
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
    // What runs examples leaves the processor to all others, such as other tests.
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
    let shown = NaN;
    page.on('frameattached', () => (shown = Date.now()));
    const before = compiledFor(printed).length;
    // A mistake, and on another page what has the index and examples compiled again.
    const other = file.replace('030-config', '040-presets');
    copy.replace(other, 'Text.', '[They](./030-config.md#zebras) swim.');
    copy.replace(file, 'Zebrafish', 'Wombats');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    // The same words in all three places, with nothing around them.
    const says = async (own: string): Promise<void> => {
      await expect(overlay.getByText(own).first()).toBeVisible();
      await expect(overlay.locator('body')).not.toContainText(/MDX|Details/);
      expect(logged.join('\n')).toContain(own);
      expect(printed).toContain(own);
    };
    await says(
      `${other}:8:1: the link "./030-config.md#zebras" leads to no heading.`,
    );
    // What is done after an edit compiles nothing again while the browser says so, as
    // the overlay would go and come. Docusaurus itself does, for files it generates.
    await expect
      .poll(() => Date.now() - shown, {
        message: 'age of the overlay',
        timeout: 60_000,
      })
      .toBeGreaterThan(6000);
    const compiled = compiledFor(printed)
      .slice(before)
      .filter(
        (files) =>
          !files.some((name) => name.includes('/.docusaurus/docusaurus-')),
      )
      .flat()
      .map((name) => path.relative(copy.dir, name));
    const saved = new Set([file, other]);
    expect(
      compiled.filter((name) => !saved.delete(name)),
      'files that were compiled without an edit',
    ).toEqual([]);
    copy.replace(other, '#zebras', '');
    await expect(async () => {
      await search('wombats');
      await expect(
        page.getByRole('row', { name: /Wombats/ }).first(),
      ).toBeVisible({ timeout: 1000 });
    }).toPass();
    copy.replace(file, 'keywords: ', 'words: ');
    await says(`${file}:1:1: the front matter needs a line "keywords: `);
    expect(logged.join('\n') + printed).not.toContain('MDX compilation');
    expect(logged.join('\n') + printed).not.toContain('failOnMistakes');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
