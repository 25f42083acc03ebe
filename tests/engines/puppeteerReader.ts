import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browsers';
import type { Host } from '../support/host';
import { Reader } from './reader';

/** A page that is left aborts its prefetches. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;

export const launchChromium = (): Promise<Browser> =>
  launch({
    executablePath: findBrowser() ?? 'chromium',
    args: [
      ...BROWSER_ARGUMENTS,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });

export const launchFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox') ?? 'firefox',
  });

/** A reader with a browser that speaks WebDriver BiDi (Firefox) or CDP (Chromium). */
export class PuppeteerReader extends Reader {
  private constructor(
    host: Host,
    private readonly page: Page,
  ) {
    super(host);
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
  static async create(host: Host, browser: Browser): Promise<PuppeteerReader> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const reader = new PuppeteerReader(host, page);
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

  async close(): Promise<void> {
    await this.page.browserContext().close();
  }

  protected async load(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  protected async evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  protected async clickFound(): Promise<void> {
    const found = await this.page.evaluateHandle(
      () => window.found ?? document.body,
    );
    await found.click();
  }
}
