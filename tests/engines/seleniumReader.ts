import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import {
  Builder,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findBrowser } from '../../scripts/browsers';
import type { Host } from '../support/host';
import { Reader } from './reader';

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
};

declare global {
  interface Window {
    /** Errors of a page, since the driver listens. */
    wentWrong?: string[];
  }
}

/** In the page: listens, once, for errors and for what the policy refused. */
function listen(): void {
  if (window.wentWrong !== undefined) return;
  const wrong: string[] = (window.wentWrong = []);
  new ReportingObserver(
    (reports) => wrong.push(...reports.map((each) => JSON.stringify(each))),
    { buffered: true },
  ).observe();
  const onError = ({ target, message }: ErrorEvent): void => {
    const { outerHTML = message } = target as Partial<Element>;
    wrong.push(`page: ${outerHTML}`);
  };
  addEventListener('error', onError, true);
}

/** Starts a screen for WebKit's windows: its display, and how it is ended. */
export async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const stop = () => screen.kill();
  process.once('exit', stop);
  // It writes the number of its display when it is ready.
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, stop };
}

/** A reader with a browser that speaks WebDriver: WebKitGTK's MiniBrowser. */
export class SeleniumReader extends Reader {
  private constructor(
    host: Host,
    private readonly service: DriverService,
    private readonly driver: WebDriver,
  ) {
    super(host);
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(host: Host, display: string): Promise<SeleniumReader> {
    const service = new DriverService.Builder('WebKitWebDriver')
      .setLoopback(true)
      // GTK would look for a session bus for accessibility, and there may be none.
      .setEnvironment({
        ...process.env,
        ...{ DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
      })
      .build();
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        // A page that is left meanwhile never answers.
        timeouts: { script: 5000 },
        'webkitgtk:browserOptions': {
          binary: findBrowser('webkit'),
          args: ['--automation'],
        },
      })
      .build();
    return new SeleniumReader(host, service, driver);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height });
    await expect.poll(() => this.ask(() => innerWidth)).toBe(width);
  }

  async press(keys: string): Promise<void> {
    const key = keys.replace(/^Control\+/, '');
    const actions = this.driver.actions();
    if (key !== keys) actions.keyDown(Key.CONTROL);
    actions.sendKeys(KEYS[key] ?? key);
    if (key !== keys) actions.keyUp(Key.CONTROL);
    await actions.perform();
  }

  type(text: string): Promise<void> {
    return this.driver.actions().sendKeys(text).perform();
  }

  async close(): Promise<void> {
    await this.driver.quit();
    await this.service.kill();
  }

  protected async load(address: string): Promise<void> {
    await this.driver.get(address);
    await expect
      .poll(() => this.ask(() => window.location.href).catch(String))
      .toBe(address);
  }

  protected async evaluate(expression: string): Promise<unknown> {
    const [answer, wrong] = await this.driver.executeScript<
      [unknown, string[]]
    >(
      `(${String(listen)})();
       return Promise.resolve(${expression})
         .then((answer) => [answer, window.wentWrong]);`,
    );
    for (const each of wrong) this.errors.add(each);
    return answer;
  }

  protected async clickFound(): Promise<void> {
    const script = 'return window.found';
    await (await this.driver.executeScript<WebElement>(script)).click();
  }
}
