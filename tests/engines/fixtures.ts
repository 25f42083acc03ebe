import { expect, test as base } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { BUILD } from '../e2e/addresses';
import { Host } from '../support/host';
import type { Engine } from './engines';
import {
  launchChromium,
  launchFirefox,
  PuppeteerReader,
} from './puppeteerReader';
import type { Reader } from './reader';
import { WebDriverReader, WebKitDriver } from './webDriverReader';

/** What a project chooses. */
export interface EngineOptions {
  readonly engine: Engine;
}

/** How a worker makes readers of one engine. */
interface Readers {
  create(host: Host, hasScripts: boolean): Promise<Reader>;
  close(): Promise<void>;
}

const READERS: Readonly<Record<Engine, () => Promise<Readers>>> = {
  chromium: async () => {
    const browser = await launchChromium();
    return {
      create: (host, hasScripts) =>
        PuppeteerReader.create('chromium', host, browser, hasScripts),
      close: () => browser.close(),
    };
  },
  firefox: async () => {
    // One browser with scripts, and one without, when a test wants it.
    const browsers = new Map<boolean, Browser>();
    return Promise.resolve({
      create: async (host, hasScripts) => {
        const browser =
          browsers.get(hasScripts) ?? (await launchFirefox(hasScripts));
        browsers.set(hasScripts, browser);
        return PuppeteerReader.create('firefox', host, browser, hasScripts);
      },
      close: async () => {
        for (const browser of browsers.values()) await browser.close();
      },
    });
  },
  webkit: async () => {
    let driver = await WebKitDriver.start();
    const create = (host: Host, hasScripts: boolean) =>
      WebDriverReader.create(host, driver, hasScripts);
    return {
      // Now and then the driver starts no browser, and no other after that.
      create: (host, hasScripts) =>
        create(host, hasScripts).catch(async () => {
          await driver.stop();
          driver = await WebKitDriver.start();
          return create(host, hasScripts);
        }),
      close: () => driver.stop(),
    };
  },
};

interface WorkerFixtures extends EngineOptions {
  readonly readers: Readers;
}

interface Fixtures {
  readonly hasScripts: boolean;
  readonly host: Host;
  readonly reader: Reader;
}

/** Firefox asks for it where a page is left before its icon is known. */
const NO_ICON = '404 /favicon.ico';

/** Any error of a page, and any answer of the host that is one, fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  hasScripts: [true, { option: true }],
  readers: [
    async ({ engine }, use) => {
      const readers = await READERS[engine]();
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
  reader: async ({ readers, host, hasScripts }, use) => {
    const reader = await readers.create(host, hasScripts);
    try {
      await use(reader);
      const failed = host.failed.filter((each) => each !== NO_ICON);
      const wrong = [...(await reader.errors()), ...failed];
      expect(
        wrong.filter(
          (each) => !reader.expected.some((known) => known.test(each)),
        ),
      ).toEqual([]);
    } finally {
      await reader.close();
    }
  },
});

export { expect };
