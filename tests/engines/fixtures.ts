import { expect, test as base } from '@playwright/test';
import type { Engine } from '../../scripts/browsers';
import { BUILD } from '../e2e/addresses';
import { Host } from '../support/host';
import { launchEngine, PuppeteerReader } from './puppeteerReader';
import type { Reader } from './reader';
import { SeleniumReader, startScreen } from './seleniumReader';

/** Options of a project. */
export interface EngineOptions {
  readonly engine: Engine;
}

interface WorkerFixtures extends EngineOptions {
  readonly readers: Readers;
}

/** How a worker makes readers of one engine. */
interface Readers {
  create(host: Host): Promise<Reader>;
  close(): unknown;
}

async function start(engine: Engine): Promise<Readers> {
  if (engine === 'webkit') {
    const { display, stop } = await startScreen();
    const open = (host: Host) => SeleniumReader.create(host, display);
    return {
      // Now and then a driver starts no browser, and no other after that.
      create: (host) => open(host).catch(() => open(host)),
      close: stop,
    };
  }
  const browser = await launchEngine(engine);
  return {
    create: (host) => PuppeteerReader.create(host, browser),
    close: () => browser.close(),
  };
}

interface Fixtures {
  readonly host: Host;
  readonly reader: Reader;
}

/** Firefox asks for it where a page is left before its icon is known. */
const NO_ICON = '404 /favicon.ico';

/** Any error of a page, and any answer of the host that is one, fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  readers: [
    async ({ engine }, use) => {
      const readers = await start(engine);
      await use(readers);
      await readers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({}, use) => {
    const host = await new Host(BUILD).start();
    await use(host);
    await host.stop();
  },
  reader: async ({ readers, host }, use) => {
    const reader = await readers.create(host);
    try {
      await reader.resize(1280, 800);
      await use(reader);
      // The last errors come with the answer.
      await reader.ask(() => null);
      const failed = host.failed.filter((each) => each !== NO_ICON);
      expect([...reader.errors, ...failed]).toEqual([]);
    } finally {
      await reader.close();
    }
  },
});

export { expect };
