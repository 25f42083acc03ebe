import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findEngine } from '../../scripts/engines';
import type { Host } from '../support/host';
import { Reader } from './reader';

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Home: Key.HOME,
  ArrowDown: Key.ARROW_DOWN,
};

// Its types lack it.
declare module 'selenium-webdriver' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number): this;
  }
}

declare global {
  interface Window {
    /** What went wrong in a page, since the driver listens. */
    wentWrong?: string[];
  }
}

/** Listens in the page, once, for what browsers write on their console. */
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
  addEventListener(
    'error',
    ({ target, message }) => {
      wrong.push(
        target instanceof Element
          ? `resource: ${target.outerHTML}`
          : `page: ${message}`,
      );
    },
    true,
  );
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
async function openWindow(display: string, hasScripts: boolean) {
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Without a session bus, GTK would look for one for accessibility.
      NO_AT_BRIDGE: '1',
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
          binary: findEngine('webkit'),
          args: ['--automation', `--enable-javascript=${String(hasScripts)}`],
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
    super('webkit', host);
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(
    host: Host,
    display: string,
    hasScripts: boolean,
  ): Promise<SeleniumReader> {
    const open = () => openWindow(display, hasScripts);
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

  async wheel(pixels: number): Promise<void> {
    await this.driver.actions().scroll(640, 400, 0, pixels).perform();
  }

  async close(): Promise<void> {
    await this.driver.quit();
    await this.service.kill();
  }

  protected async load(address: string): Promise<void> {
    await expect(async () => {
      // What the page before asked for would leave no connection to the host.
      this.host.release();
      // Scripts wait until somebody listens for their errors.
      this.host.held = /\/assets\/js\//;
      await this.driver.get(address);
      await expect
        .poll(() => this.ask(() => window.location.href).catch(String))
        .toBe(address);
    }).toPass();
    this.host.release();
    await expect
      .poll(() => this.ask(() => document.readyState))
      .not.toBe('loading');
  }

  protected async evaluate<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> {
    const [answer, wrong] = await this.driver.executeScript<
      [Awaited<Answer>, string[]]
    >(
      `(${String(listen)})();
       return Promise.resolve((${String(question)})(...arguments))
         .then((answer) => [answer, window.wentWrong]);`,
      ...args,
    );
    for (const each of wrong) this.errors.add(each);
    return answer;
  }

  protected async pressAt(x: number, y: number): Promise<void> {
    await this.driver.actions().move({ x, y, duration: 0 }).click().perform();
  }
}
