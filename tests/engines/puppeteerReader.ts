import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browsers';
import type { Host } from '../support/host';
import { Reader } from './reader';

/** A page that is left aborts its prefetches. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;

export const launchEngine = (engine: 'chromium' | 'firefox') =>
  engine === 'firefox'
    ? launch({
        browser: engine,
        executablePath: findBrowser(engine) ?? engine,
      })
    : launch({
        executablePath: findBrowser() ?? engine,
        args: [
          ...BROWSER_ARGUMENTS,
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
      });

/** A reader with a browser that speaks WebDriver BiDi (Firefox) or CDP (Chromium). */
export class PuppeteerReader extends Reader {
  private constructor(
    host: Host,
    private readonly page: Page,
  ) {
    super(host);
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn')
        this.errors.add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.errors.add(`page: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!ABORTED.test(reason))
        this.errors.add(`request: ${request.url()} ${reason}`);
    });
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(host: Host, browser: Browser): Promise<PuppeteerReader> {
    const context = await browser.createBrowserContext();
    return new PuppeteerReader(host, await context.newPage());
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  async press(keys: string): Promise<void> {
    const { keyboard } = this.page;
    const key = keys.replace(/^Control\+/, '') as KeyInput;
    if (key !== keys) await keyboard.down('Control');
    await keyboard.press(key);
    if (key !== keys) await keyboard.up('Control');
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }

  protected load(address: string): Promise<unknown> {
    return this.page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  protected evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  protected async clickFound(): Promise<void> {
    const found = await this.page.evaluateHandle(
      () => window.found ?? document.body,
    );
    await found.click();
  }
}
