import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser';
import { findEngine } from '../../scripts/engines';
import type { Host } from '../support/host';
import { Reader } from './reader';

/** Leaving a page ends its prefetches: in Chromium's words, and in Firefox's. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;

export const launchChromium = (): Promise<Browser> =>
  launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [
      ...BROWSER_ARGUMENTS,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

export const launchFirefox = (hasScripts: boolean): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findEngine('firefox'),
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  });

/** A reader with a browser that speaks WebDriver BiDi (Firefox) or CDP (Chromium). */
export class PuppeteerReader extends Reader {
  private constructor(
    engine: 'chromium' | 'firefox',
    host: Host,
    private readonly page: Page,
  ) {
    super(engine, host);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn')
        this.errors.add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.errors.add(`page: ${String(error)}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!ABORTED.test(reason))
        this.errors.add(`request: ${request.url()} ${reason}`);
    });
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(
    engine: 'chromium' | 'firefox',
    host: Host,
    browser: Browser,
  ): Promise<PuppeteerReader> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const reader = new PuppeteerReader(engine, host, page);
    await reader.resize(1280, 800);
    return reader;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async press(keys: string): Promise<void> {
    const { keyboard } = this.page;
    const key = keys.replace(/^Control\+/, '') as KeyInput;
    if (key !== keys) await keyboard.down('Control');
    await keyboard.press(key);
    if (key !== keys) await keyboard.up('Control');
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async wheel(pixels: number): Promise<void> {
    await this.page.mouse.move(640, 400);
    await this.page.mouse.wheel({ deltaY: pixels });
  }

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  protected async load(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
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
    x: number,
    y: number,
    press: 'click' | 'tap',
  ): Promise<void> {
    if (press === 'tap') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}
