import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Build } from '../../../src/plugins/offline/writeWorker';
import { Host, rebuild } from '../../support/host';
import {
  at,
  BUILD,
  expect,
  LATEST,
  SearchModal,
  Site,
  test as base,
} from '../fixtures';

/** What the worker of a built site knows. */
export const buildIn = (dir: string): Build => {
  const worker = fs.readFileSync(path.join(dir, 'sw.js'), 'utf8');
  expect(worker, 'INTERNALS.md: Generated files').toContain('self.BUILD');
  const [, json = ''] = /^self\.BUILD=(.*?\});/.exec(worker) ?? [];
  return JSON.parse(json) as Build;
};

/** A file of a built site, by the path of its address. */
export function contentOf(address: string, dir = BUILD): Buffer {
  const file = path.join(dir, address.slice(1) || 'index');
  return fs.readFileSync(fs.existsSync(`${file}.html`) ? `${file}.html` : file);
}

/** Matches the script that the Markdown of a page has become. */
export function chunkOf(route: string, version = LATEST): RegExp {
  const dir = path.join(BUILD, 'assets/js');
  const entry = new RegExp(
    `"${at(route, version)}-\\w+":{[^}]*"content":"(\\w+)"`,
  );
  const [name = 'none'] = fs.readdirSync(dir).flatMap((file) => {
    const script = fs.readFileSync(path.join(dir, file), 'utf8');
    return entry.exec(script)?.[1] ?? [];
  });
  return new RegExp(`/${name}\\.\\w+\\.js$`);
}

/** Somebody who reads more than one page, with and without a network. */
export class Reader extends Site {
  constructor(
    page: Page,
    readonly host: Host,
  ) {
    super(page);
  }

  /** Opens a page as from another one of the site: what is kept begins then. */
  override async open(route: string): Promise<void> {
    await this.page.goto(route, { referer: `${this.host.origin}/` });
    await this.ready();
  }

  /** What is kept, as workers name it. */
  kept(): Promise<string[]> {
    return this.page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => url.slice(window.location.origin.length));
    }, 'offline:/');
  }

  /** What is kept and not as a build has it. */
  async keptWrongly(dir = BUILD): Promise<string[]> {
    const kept = await this.page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const read = async (request: Request) => {
        const response = await cache.match(request);
        return [new URL(request.url).pathname, await response?.text()] as const;
      };
      return Promise.all((await cache.keys()).map(read));
    }, 'offline:/');
    expect(kept.length).toBeGreaterThan(6);
    return kept.flatMap(([file, text]) =>
      text === contentOf(file, dir).toString() ? [] : file,
    );
  }

  /** Waits until a version is kept as a build has it. */
  async untilKept(version = LATEST, dir = BUILD): Promise<void> {
    const files = buildIn(dir).versions[version] ?? [];
    expect(files.length).toBeGreaterThan(6);
    const missing = async (): Promise<string[]> => {
      const kept = await this.kept();
      return files.filter((file) => !kept.includes(file));
    };
    await expect.poll(missing).toEqual([]);
  }

  /** Ends the service worker, which starts with the next request. */
  async restartWorker(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  }

  async cutNetwork(): Promise<void> {
    // What the browser's own cache holds may go at any time.
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.clearBrowserCache');
    await this.host.stop();
    await this.page.context().setOffline(true);
  }

  /** Keeps the latest version, and has no network from then on. */
  async keepAndLeave(): Promise<void> {
    await this.open(at('/config'));
    await this.untilKept();
    await this.cutNetwork();
  }

  async restoreNetwork(): Promise<void> {
    await this.host.start();
    await this.page.context().setOffline(false);
  }

  async search(): Promise<void> {
    const modal = new SearchModal(this.page);
    await modal.open();
    await modal.input.fill('collapse whitespace');
    const rows = modal.dialog.getByRole('row', { name: /collapseWhitespace/ });
    await expect(rows.first()).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  /** Which builds the page is of, by what it fetched. */
  async builds(...dirs: readonly string[]): Promise<string[]> {
    const fetched = await this.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname),
    );
    const assets = fetched.filter((file) => file.includes('/assets/'));
    expect(assets.length).toBeGreaterThan(1);
    const isIn = (dir: string) => (file: string) =>
      fs.existsSync(path.join(dir, file.slice(1)));
    return dirs.filter((dir) => assets.some(isIn(dir)));
  }
}

interface Fixtures {
  readonly host: Host;
  /** Folder of another build of the site, as the next deploy brings it. */
  readonly next: string;
  readonly reader: Reader;
}

export const test = base.extend<Fixtures>({
  host: async ({}, use) => {
    const host = await new Host(BUILD).start();
    await use(host);
    await host.stop();
  },
  next: async ({ context }, use, testInfo) => {
    const dir = testInfo.outputPath('next');
    rebuild(BUILD, dir);
    await use(dir);
    // No page may still be fetching what is removed.
    await context.close();
    fs.rmSync(dir, { recursive: true });
  },
  serviceWorkers: 'allow',
  // The host has a port of its own for each test, so nothing is kept yet.
  baseURL: ({ host }, use) => use(host.origin),
  reader: ({ page, host }, use) => use(new Reader(page, host)),
  expectedErrors: ({}, use) =>
    // Of the network that is cut, of the page that says so, and of prefetches of
    // what is not kept, or of a deploy that is gone.
    use([
      /ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET)/,
      /status of (404|503)/,
      /^request: .*\/(assets\/js\/.*|sw\.js|[\w-]*)$/,
      /ChunkLoadError|when fetching the script/,
    ]),
});

export { expect };
