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

/** In the page: listens, once, for what browsers write on their console. */
function listen(): void {
  if (window.wentWrong !== undefined) return;
  const wrong: string[] = (window.wentWrong = []);
  // It hears of what the policy refused before, too.
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports)
        wrong.push(`policy: ${JSON.stringify(body)}`);
    },
    { buffered: true },
  ).observe();
  const onError = ({ target, message }: ErrorEvent): void => {
    const { outerHTML = message } = target as Partial<Element>;
    wrong.push(`page: ${outerHTML}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    wrong.push(`page: ${String(reason)}`);
  });
  for (const level of ['error', 'warn'] as const)
    console[level] = (...args: unknown[]) => {
      wrong.push(`console: ${args.map(String).join(' ')}`);
    };
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

/** Starts a driver, and has it open a window. */
async function openWindow(display: string) {
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    // GTK would look for a session bus for accessibility, and there may be none.
    .setEnvironment({
      ...process.env,
      ...{ DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    })
    .build();
  try {
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
    return { service, driver };
  } catch (error) {
    await service.kill();
    throw error;
  }
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
    const open = () => openWindow(display);
    // Now and then the driver starts no browser, and no other after that.
    const { service, driver } = await open().catch(open);
    const reader = new SeleniumReader(host, service, driver);
    await reader.resize(1280, 800);
    return reader;
  }

  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window();
    // The window has a bar, too.
    const bar =
      (await window.getRect()).height - (await this.ask(() => innerHeight));
    await window.setRect({ width, height: height + bar });
    await expect
      .poll(() => this.ask(() => [innerWidth, innerHeight]))
      .toEqual([width, height]);
  }

  async press(keys: string): Promise<void> {
    const key = keys.replace(/^Control\+/, '');
    const actions = this.driver.actions();
    if (key !== keys) actions.keyDown(Key.CONTROL);
    actions.sendKeys(KEYS[key] ?? key);
    if (key !== keys) actions.keyUp(Key.CONTROL);
    await actions.perform();
  }

  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text).perform();
  }

  async close(): Promise<void> {
    await this.driver.quit();
    await this.service.kill();
  }

  protected async load(address: string): Promise<void> {
    await expect(async () => {
      // Requests of the page before would leave no connection to the host.
      this.host.release();
      // Scripts wait until the page listens for their errors.
      this.host.held = /\/assets\/js\//;
      await this.driver.get(address);
      await expect
        .poll(() => this.ask(() => window.location.href).catch(String))
        .toBe(address);
    }).toPass();
    this.host.release();
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
