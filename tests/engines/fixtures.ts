import { expect, test as base } from '@playwright/test';
import type { Engine } from '../../scripts/browsers';
import { BUILD } from '../e2e/addresses';
import { Host } from '../support/host';
import {
  launchChromium,
  launchFirefox,
  PuppeteerReader,
} from './puppeteerReader';
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
    return {
      create: (host) => SeleniumReader.create(host, display),
      close: stop,
    };
  }
  const launch = engine === 'firefox' ? launchFirefox : launchChromium;
  const browser = await launch();
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
      await use(reader);
      // The last errors come with the answer.
      await reader.ask(() => null);
      const failed = host.failed.filter((each) => each !== NO_ICON);
      expect(
        [...reader.errors, ...failed].filter(
          (each) => !reader.expected.some((known) => known.test(each)),
        ),
      ).toEqual([]);
    } finally {
      await reader.close();
    }
  },
});

export { expect };
