import { expect } from '@playwright/test';
import type { Host } from '../support/host';

/** The engines of readers' browsers. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/**
 * Elements by a selector, or also by their label or text, in which white space counts
 * once. Of several that are visible, the first one counts.
 */
export type Part = string | { readonly css: string; readonly name: string };

/** What a reader sees of an element. */
interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  /** Where it begins below the top of the window. */
  readonly top: number;
  readonly isInView: boolean;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Whether a pointer in its middle meets it, and no animation moves it away. */
  readonly isFree: boolean;
}

declare global {
  interface Window {
    /** The first visible element that was asked for last. */
    found?: HTMLElement | undefined;
    /** Whether the last press met something else. */
    missed?: boolean;
  }
}

/** What drivers say when a page is left before it answers. */
const LEFT =
  /context was destroyed|find context|frame (?:got|was) detached|no such frame|DiscardedBrowsingContext|script timeout|NoSuchFrame|ScriptTimeout/i;

const describe = (part: Part): string =>
  typeof part === 'string' ? part : `${part.css} "${part.name}"`;

/**
 * Somebody who reads the site in one engine, whichever library drives it. It acts by
 * real input, and waits for conditions, never for time.
 */
export abstract class Reader {
  /** Errors that a test causes, such as a page's own 404. */
  readonly expected: RegExp[] = [];
  /** What went wrong in the pages so far, each once. */
  readonly errors = new Set<string>();

  constructor(
    readonly engine: Engine,
    readonly host: Host,
  ) {}

  abstract resize(width: number, height: number): Promise<void>;
  /** Presses a key, with Control held for `Control+k`. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  /** Turns the wheel over the middle of the window. */
  abstract wheel(pixels: number): Promise<void>;
  abstract close(): Promise<void>;
  /** Loads a page, without waiting for its images. */
  protected abstract load(address: string): Promise<void>;
  protected abstract evaluate<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>>;
  /** Presses a place of the window, by a mouse or a finger. */
  protected abstract pressAt(
    x: number,
    y: number,
    press: 'click' | 'tap',
  ): Promise<void>;

  /** Calls a function in the page, which sees only its arguments. */
  async ask<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>> {
    for (let left = 0; ; left += 1) {
      try {
        return await this.evaluate(question, ...args);
      } catch (error) {
        // While it was asked, the page was left: the next one answers.
        if (!LEFT.test(String(error)) || left > 50) throw error;
      }
    }
  }

  /** Opens a page and waits until its first scripts run, if there are any. */
  async open(route: string, hasScripts = true): Promise<void> {
    await this.load(this.host.origin + route);
    if (hasScripts) await this.ready();
  }

  async reload(): Promise<void> {
    const loaded = () => this.ask(() => performance.timeOrigin);
    const before = await loaded();
    await this.ask(() => {
      window.location.reload();
    });
    await expect.poll(loaded).not.toBe(before);
    await this.ready();
  }

  async back(): Promise<void> {
    await this.ask(() => {
      window.history.back();
    });
  }

  /** Waits until the first scripts of the page run. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.ask(() => document.documentElement.dataset.hasScripts))
      .toBe('true');
    // What scrolls is found in idle time.
    await this.ask(
      () =>
        new Promise((resolve) => {
          // A page that draws nothing new may never be idle.
          if ('requestIdleCallback' in window)
            requestIdleCallback(resolve, { timeout: 5000 });
          else setTimeout(resolve);
        }),
    );
  }

  /** Waits for path, query and section of the page's address. */
  async isAt(address: string): Promise<void> {
    const addressOf = () =>
      this.ask(() => window.location.href.slice(window.location.origin.length));
    await expect.poll(addressOf).toBe(address);
  }

  /** The visible elements. */
  all(part: Part): Promise<Seen[]> {
    const { css, name } =
      typeof part === 'string' ? { css: part, name: null } : part;
    return this.ask(
      (selector, wanted) => {
        const nameOf = (element: HTMLElement): string =>
          element.ariaLabel ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent;
        const elements = [
          ...document.querySelectorAll<HTMLElement>(selector),
        ].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            (wanted === null ||
              nameOf(element).replace(/\s+/g, ' ').trim() === wanted),
        );
        window.found = elements[0];
        return elements.map((element) => {
          const { top } = element.getBoundingClientRect();
          // Of an inline element that is broken, its first line.
          const [box = new DOMRect()] = element.getClientRects();
          const x = Math.round(box.left + box.width / 2);
          const y = Math.round(box.top + box.height / 2);
          const isMoved = document
            .getAnimations()
            .some(
              ({ effect, playState }) =>
                playState === 'running' &&
                effect instanceof KeyframeEffect &&
                effect.target?.contains(element),
            );
          return {
            text: element.textContent.trim(),
            value: 'value' in element ? String(element.value) : '',
            isFocused: element === document.activeElement,
            top,
            isInView: top >= 0 && top < window.innerHeight,
            x,
            y,
            isFree:
              element.contains(document.elementFromPoint(x, y)) && !isMoved,
          };
        });
      },
      css,
      name,
    );
  }

  async texts(part: Part): Promise<string[]> {
    return (await this.all(part)).map(({ text }) => text);
  }

  /** Polls something of the first visible element. */
  #first<Value>(part: Part, read: (seen: Seen | undefined) => Value) {
    const poll = async () => read((await this.all(part))[0]);
    return expect.poll(poll, { message: describe(part) });
  }

  sees = (part: Part) =>
    this.#first(part, (seen) => seen !== undefined).toBe(true);

  seesNo = (part: Part) =>
    expect.poll(() => this.texts(part), describe(part)).toEqual([]);

  hasFocus = (part: Part) =>
    this.#first(part, (seen) => seen?.isFocused).toBe(true);

  hasValue = (part: Part, value: string) =>
    this.#first(part, (seen) => seen?.value).toBe(value);

  hasText = (part: Part, text: string | RegExp) =>
    this.#first(part, (seen) => seen?.text).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );

  /** Whether an element begins within the window. */
  isInView = (part: Part) =>
    this.#first(part, (seen) => seen?.isInView).toBe(true);

  /** How far below the top of the window an element begins, once nothing moves it. */
  async topOf(part: Part): Promise<number> {
    let last = NaN;
    const rests = async (): Promise<boolean> => {
      const before = last;
      last = (await this.all(part))[0]?.top ?? NaN;
      return last === before;
    };
    await expect
      .poll(rests, { message: describe(part), intervals: [50, 200] })
      .toBe(true);
    return last;
  }

  /** Presses an element, once more if it moved away from the pointer meanwhile. */
  async click(part: Part, press: 'click' | 'tap' = 'click'): Promise<void> {
    let [x, y] = [NaN, NaN];
    const isFree = async (): Promise<boolean> => {
      await this.topOf(part);
      const [first] = await this.all(part);
      if (first?.isFree === true) {
        ({ x, y } = first);
        return true;
      }
      await this.ask(() =>
        window.found?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      return false;
    };
    await expect(async () => {
      await expect.poll(isFree, `free: ${describe(part)}`).toBe(true);
      await this.ask(() => {
        const { found } = window;
        delete window.missed;
        document.addEventListener(
          'pointerdown',
          ({ target }) => {
            window.missed = found?.contains(target as Node) === false;
          },
          { capture: true, once: true },
        );
      });
      await this.pressAt(x, y, press);
      const missed = await this.ask(() => window.missed ?? false);
      expect(missed, `missed: ${describe(part)}`).toBe(false);
    }).toPass();
  }

  /** Moves the focus to an element, as Tab does. */
  async focus(part: Part): Promise<void> {
    await this.sees(part);
    await this.ask(() => window.found?.focus());
  }

  /** Replaces what is in a field. */
  async fill(part: Part, text: string): Promise<void> {
    await this.click(part);
    await this.hasFocus(part);
    await this.press('Control+a');
    await this.type(text);
  }
}
