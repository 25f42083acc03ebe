import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser';
import { findEngine } from '../../scripts/engines';
import type { Host } from '../support/host';
import { type Pointer, Reader } from './reader';

/** Leaving a page ends its prefetches: in Chromium's words, and in Firefox's. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;

/**
 * What Firefox writes where an answer of a service worker breaks off, as when the page is
 * left while it comes. A page that needs the answer shows that, which tests look for.
 */
const BROKEN_OFF =
  /^Failed to load ‘[^’]*’\. A ServiceWorker intercepted the request and encountered an unexpected error/;

export function launchChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  return launch({
    executablePath,
    args: [
      ...BROWSER_ARGUMENTS,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
}

/** Firefox can only be started without scripts, Chromium's pages can do without. */
export function launchFirefox(hasScripts: boolean): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: findEngine('firefox'),
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  });
}

/** A reader with a browser that speaks WebDriver BiDi (Firefox) or CDP (Chromium). */
export class PuppeteerReader extends Reader {
  readonly #errors = new Set<string>();

  private constructor(
    engine: 'chromium' | 'firefox',
    host: Host,
    private readonly page: Page,
  ) {
    super(engine, host);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') {
        this.#errors.add(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => {
      if (error instanceof Error && BROKEN_OFF.test(error.message)) return;
      this.#errors.add(`page: ${String(error)}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!ABORTED.test(reason)) {
        this.#errors.add(`request: ${request.url()} ${reason}`);
      }
    });
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(
    engine: 'chromium' | 'firefox',
    host: Host,
    browser: Browser,
    hasScripts: boolean,
  ): Promise<PuppeteerReader> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (engine === 'chromium') {
      await context.setPermission(host.origin, {
        permission: { name: 'clipboard-write' },
        state: 'granted',
      });
      await page.setJavaScriptEnabled(hasScripts);
    }
    page.setDefaultTimeout(60_000);
    const reader = new PuppeteerReader(engine, host, page);
    await reader.resize(1280, 800);
    return reader;
  }

  protected async load(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
  }

  async back(): Promise<void> {
    // Puppeteer waits for a load, which a page from the cache does not have.
    await this.ask(() => {
      window.history.back();
    });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async press(keys: string): Promise<void> {
    const held = keys.split('+') as KeyInput[];
    const key = held.pop();
    if (key === undefined) return;
    for (const each of held) await this.page.keyboard.down(each);
    await this.page.keyboard.press(key);
    for (const each of held.reverse()) await this.page.keyboard.up(each);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async wheel(pixels: number): Promise<void> {
    await this.page.mouse.move(640, 400);
    await this.page.mouse.wheel({ deltaY: pixels });
  }

  errors(): Promise<readonly string[]> {
    return Promise.resolve([...this.#errors]);
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  protected async evaluate<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> {
    return (await this.page.evaluate(
      question as unknown as (...args: unknown[]) => unknown,
      ...args,
    )) as Awaited<Answer>;
  }

  protected async pressAt(
    pointer: Pointer,
    x: number,
    y: number,
  ): Promise<void> {
    if (pointer === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}
