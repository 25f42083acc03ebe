import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { findEngine } from '../../scripts/engines';
import type { Host } from '../support/host';
import { type Pointer, Reader, SCRIPTS } from './reader';

/** Keys that are no character, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowDown: '\uE015',
};

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
      for (const { body } of reports) {
        wrong.push(`policy: ${JSON.stringify(body)}`);
      }
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
  for (const level of ['error', 'warn'] as const) {
    const { [level]: write } = console;
    console[level] = (...args: unknown[]) => {
      wrong.push(`console: ${args.map(String).join(' ')}`);
      write(...args);
    };
  }
}

/** Milliseconds in which a driver answers, however busy the machine is. */
const LONGEST = 60_000;

/** A `WebKitWebDriver` with a screen of its own; one session at a time. */
export class WebKitDriver {
  private constructor(
    private readonly children: readonly ChildProcess[],
    private readonly port: number,
  ) {}

  static async start(): Promise<WebKitDriver> {
    const screen = spawn(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    // It writes the number of its display when it is ready.
    const [number] = (await once(screen.stdout, 'data')) as [Buffer];
    const probe = net.createServer();
    await once(probe.listen(0, '127.0.0.1'), 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    const child = spawn('WebKitWebDriver', ['-p', String(port)], {
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        GDK_BACKEND: 'x11',
        // Without a session bus, GTK would look for one for accessibility.
        NO_AT_BRIDGE: '1',
      },
      stdio: 'ignore',
    });
    const driver = new WebKitDriver([child, screen], port);
    process.once('exit', () => driver.#kill());
    await expect
      .poll(
        () =>
          driver.send('GET', '/status').then(
            () => true,
            () => false,
          ),
        { message: 'WebKitWebDriver answers', timeout: 60_000 },
      )
      .toBe(true);
    return driver;
  }

  async stop(): Promise<void> {
    const running = this.children.filter(({ exitCode }) => exitCode === null);
    const ended = running.map((child) => once(child, 'exit'));
    this.#kill();
    await Promise.all(ended);
  }

  #kill(): void {
    for (const child of this.children) child.kill();
  }

  /** @throws Error with the driver's message, or if it does not answer in time */
  async send(
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body: object = {},
  ): Promise<unknown> {
    const response = await fetch(
      `http://127.0.0.1:${String(this.port)}${command}`,
      {
        method,
        signal: AbortSignal.timeout(LONGEST),
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      },
    );
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  }
}

/** A reader with a browser that speaks WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebDriverReader extends Reader {
  readonly #errors = new Set<string>();

  private constructor(
    host: Host,
    private readonly driver: WebKitDriver,
    private readonly session: string,
  ) {
    super('webkit', host);
  }

  /** Opens a window that knows nothing of other readers. */
  static async create(
    host: Host,
    driver: WebKitDriver,
    hasScripts: boolean,
  ): Promise<WebDriverReader> {
    const { sessionId } = (await driver.send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          // A page that is left meanwhile never answers.
          timeouts: { script: 5000 },
          'webkitgtk:browserOptions': {
            binary: findEngine('webkit'),
            args: ['--automation', `--enable-javascript=${String(hasScripts)}`],
          },
        },
      },
    })) as { sessionId: string };
    const reader = new WebDriverReader(host, driver, `/session/${sessionId}`);
    await reader.resize(1280, 800);
    return reader;
  }

  protected async load(address: string): Promise<void> {
    await this.#collect();
    await expect(async () => {
      // What the page before asked for would leave no connection to the host.
      this.host.release();
      // Scripts wait until somebody listens for their errors.
      this.host.held = SCRIPTS;
      await this.#send('url', { url: address });
      await this.#arrives(() => this.ask(() => window.location.href), address);
    }).toPass();
    this.host.release();
    await this.#isParsed();
  }

  async reload(): Promise<void> {
    await this.#collect();
    const loaded = () => this.ask(() => performance.timeOrigin);
    const before = await loaded();
    await this.#send('refresh');
    await this.#arrives(async () => (await loaded()) === before, false);
    await this.#isParsed();
  }

  async back(): Promise<void> {
    await this.#collect();
    await this.#send('back');
  }

  async resize(width: number, height: number): Promise<void> {
    // The window has a bar, too.
    const { height: all } = (await this.driver.send(
      'GET',
      `${this.session}/window/rect`,
    )) as { height: number };
    const bar = all - (await this.ask(() => window.innerHeight));
    await this.#send('window/rect', { width, height: height + bar });
    await expect
      .poll(() => this.ask(() => [window.innerWidth, window.innerHeight]), {
        message: 'the size of the window',
      })
      .toEqual([width, height]);
  }

  async press(keys: string): Promise<void> {
    const all = keys.split('+').map((key) => KEYS[key] ?? key);
    await this.#act('key', [
      ...all.map((value) => ({ type: 'keyDown', value })),
      ...all.reverse().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#act(
      'key',
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async wheel(pixels: number): Promise<void> {
    const [x, y] = [640, 400];
    await this.#act('wheel', [
      { type: 'scroll', x, y, deltaX: 0, deltaY: pixels, duration: 0 },
    ]);
  }

  async errors(): Promise<readonly string[]> {
    await this.#collect();
    return [...this.#errors];
  }

  async close(): Promise<void> {
    await this.driver.send('DELETE', this.session);
  }

  protected async evaluate<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> {
    return (await this.#send('execute/sync', {
      script: `(${String(listen)})(); return (${String(question)})(...arguments)`,
      args,
    })) as Awaited<Answer>;
  }

  protected async pressAt(
    pointer: Pointer,
    x: number,
    y: number,
  ): Promise<void> {
    await this.#act(
      'pointer',
      [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
      { parameters: { pointerType: pointer } },
    );
  }

  #send(command: string, body?: object): Promise<unknown> {
    return this.driver.send('POST', `${this.session}/${command}`, body);
  }

  async #act(
    type: 'key' | 'pointer' | 'wheel',
    actions: readonly object[],
    more: object = {},
  ): Promise<void> {
    await this.#send('actions', {
      actions: [{ type, id: type, actions, ...more }],
    });
  }

  async #collect(): Promise<void> {
    const wrong = await this.ask(() => window.wentWrong ?? []);
    for (const each of wrong) this.#errors.add(each);
  }

  /** Waits for a new page; while it comes, the driver may have none to ask. */
  async #arrives<Answer>(
    answer: () => Promise<Answer>,
    wanted: Answer,
  ): Promise<void> {
    await expect
      .poll(() => answer().catch(String), { message: 'the page has come' })
      .toBe(wanted);
  }

  async #isParsed(): Promise<void> {
    await this.#arrives(
      () =>
        this.ask(
          () =>
            (
              performance.getEntriesByType(
                'navigation',
              )[0] as PerformanceNavigationTiming
            ).domContentLoadedEventEnd > 0,
        ),
      true,
    );
  }
}
