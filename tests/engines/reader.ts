import { expect } from '@playwright/test';
import { pressForApp } from '../e2e/site';
import type { Host } from '../support/host';
import type { Engine } from './engines';

/** Elements by a selector, and by what they are called: their label or text. */
interface Named {
  readonly css: string;
  /** The whole name; white space counts once. */
  readonly name: string;
}

/** Some elements of the page; of several that are visible, the first one counts. */
export type Part = string | Named;

export type Pointer = 'mouse' | 'touch';

/** What a reader sees of an element. */
interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  /** Whether it begins within the window. */
  readonly isInView: boolean;
  /** Where it begins in the window. */
  readonly left: number;
  readonly top: number;
}

declare global {
  interface Window {
    /** Whether the last press met something other than what it was meant for. */
    missed?: boolean;
  }
}

/** All scripts of the site. */
export const SCRIPTS = /\/assets\/js\//;

/** What drivers say when a page is left before it answers. */
const LEFT =
  /context was destroyed|find context|frame (?:got|was) detached|no such frame|DiscardedBrowsingContext|script timeout/i;

const asTarget = (part: Part): readonly [string, string | null] =>
  typeof part === 'string' ? [part, null] : [part.css, part.name];

const describe = (part: Part): string =>
  asTarget(part)
    .filter((each) => each !== null)
    .join(' ');

/**
 * Somebody who reads the site in one engine: what tests do and see, whichever
 * driver does it. It acts by real input, and waits for conditions, never for time.
 */
export abstract class Reader {
  /** Errors that a test causes, such as a page's own 404. */
  readonly expected: RegExp[] = [];

  constructor(
    readonly engine: Engine,
    readonly host: Host,
  ) {}

  /** Loads the page that stands at an address, and runs its first scripts. */
  protected abstract load(address: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract back(): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  /** Presses a key, while those before it are held: `Control+k`. */
  abstract press(keys: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  /** Turns the wheel over the middle of the window. */
  abstract wheel(pixels: number): Promise<void>;
  /** What went wrong in the pages so far, each once. */
  abstract errors(): Promise<readonly string[]>;
  abstract close(): Promise<void>;
  protected abstract evaluate<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Awaited<Answer>>;
  protected abstract pressAt(
    pointer: Pointer,
    x: number,
    y: number,
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

  /** Opens a page and waits until its first scripts run. */
  async open(route: string): Promise<void> {
    await this.load(this.host.origin + route);
    await this.ready();
  }

  /** Waits until the first scripts of the page run. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.ask(() => 'hasScripts' in window), {
        message: 'the first scripts run',
      })
      .toBe(true);
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

  /** Has React take the page over, as a button does that it alone answers. */
  async startReact(): Promise<void> {
    await this.ready();
    await this.ask(pressForApp);
    await this.sees('html[data-has-hydrated=true]');
  }

  /** Opens a page where the engine runs no scripts. */
  async openWithoutScripts(route: string): Promise<void> {
    await this.load(this.host.origin + route);
  }

  /** Waits for path, query and section of the page's address. */
  async isAt(address: string): Promise<void> {
    const addressOf = () =>
      this.ask(() => window.location.href.slice(window.location.origin.length));
    await expect.poll(addressOf).toBe(address);
  }

  /** The visible elements. */
  async all(part: Part): Promise<Seen[]> {
    return this.ask(
      (css, name) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              (name === null ||
                (
                  element.ariaLabel ??
                  (element as HTMLInputElement).labels?.[0]?.textContent ??
                  element.textContent
                )
                  .replace(/\s+/g, ' ')
                  .trim() === name),
          )
          .map((element) => {
            const { left, top } = element.getBoundingClientRect();
            return {
              text: element.textContent,
              value: 'value' in element ? String(element.value) : '',
              isFocused: element === document.activeElement,
              isInView: top >= 0 && top < window.innerHeight,
              left,
              top,
            };
          }),
      ...asTarget(part),
    );
  }

  /** Polls something of the first visible element. */
  #first<Value>(
    part: Part,
    what: string,
    read: (seen: Seen | undefined) => Value,
  ) {
    const poll = async () => read((await this.all(part))[0]);
    return expect.poll(poll, { message: `${what} of ${describe(part)}` });
  }

  async texts(part: Part): Promise<string[]> {
    return (await this.all(part)).map(({ text }) => text.trim());
  }

  /** Where an element begins in the window: from the left, from the top. */
  async placeOf(part: Part): Promise<readonly [number, number]> {
    const [first] = await this.all(part);
    if (first === undefined) throw new Error(`Not visible: ${describe(part)}`);
    return [first.left, first.top];
  }

  /** Where an element is, when nothing moves it any more. */
  async restsAt(part: Part): Promise<readonly [number, number]> {
    let last: readonly [number, number] = [NaN, NaN];
    await expect
      .poll(
        async () => {
          const [left, top] = last;
          last = await this.placeOf(part);
          return last[0] === left && last[1] === top;
        },
        { message: `${describe(part)} rests`, intervals: [200] },
      )
      .toBe(true);
    return last;
  }

  async sees(part: Part): Promise<void> {
    await this.#first(part, 'visibility', (seen) => seen !== undefined).toBe(
      true,
    );
  }

  async seesNo(part: Part): Promise<void> {
    await expect
      .poll(() => this.texts(part), { message: `no ${describe(part)}` })
      .toEqual([]);
  }

  async hasFocus(part: Part): Promise<void> {
    await this.#first(part, 'focus', (seen) => seen?.isFocused).toBe(true);
  }

  async hasValue(part: Part, value: string): Promise<void> {
    await this.#first(part, 'value', (seen) => seen?.value).toBe(value);
  }

  async hasText(part: Part, text: string | RegExp): Promise<void> {
    const poll = this.#first(part, 'text', (seen) => seen?.text.trim() ?? '');
    await (typeof text === 'string' ? poll.toBe(text) : poll.toMatch(text));
  }

  /** Whether an element begins within the window. */
  async isInView(part: Part): Promise<void> {
    await this.#first(part, 'view', (seen) => seen?.isInView).toBe(true);
  }

  /** Clicks an element, once more if it moved away from the pointer meanwhile. */
  async click(part: Part, pointer: Pointer = 'mouse'): Promise<void> {
    for (let left = 3; left > 0; left -= 1) {
      const { x, y } = await this.#aim(part);
      await this.pressAt(pointer, x, y);
      if (!(await this.ask(() => window.missed ?? false))) return;
    }
    throw new Error(`Clicks miss ${describe(part)}, which moves.`);
  }

  /** Moves the focus to an element, as Tab does. */
  async focus(css: string): Promise<void> {
    await this.ask(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      css,
    );
  }

  /** Replaces what is in a field. */
  async fill(part: Part, text: string): Promise<void> {
    await this.click(part);
    await this.hasFocus(part);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Where a pointer meets an element: it rests, and nothing lies upon it. */
  async #aim(part: Part): Promise<{ x: number; y: number }> {
    let last = '';
    let point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const { problem, ...found } = await this.ask(
            (css, name) => {
              const element = [
                ...document.querySelectorAll<HTMLElement>(css),
              ].find(
                (each) =>
                  each.checkVisibility({ visibilityProperty: true }) &&
                  (name === null ||
                    (
                      each.ariaLabel ??
                      (each as HTMLInputElement).labels?.[0]?.textContent ??
                      each.textContent
                    )
                      .replace(/\s+/g, ' ')
                      .trim() === name),
              );
              if (element === undefined) {
                return { x: 0, y: 0, problem: 'not visible' };
              }
              const middle = () => {
                // Of an inline element that is broken, its first line.
                const [box = element.getBoundingClientRect()] =
                  element.getClientRects();
                return {
                  x: Math.round(box.left + box.width / 2),
                  y: Math.round(box.top + Math.min(box.height, 200) / 2),
                };
              };
              const at = (point: { x: number; y: number }) =>
                document.elementFromPoint(point.x, point.y);
              if (!element.contains(at(middle()))) {
                element.scrollIntoView({
                  block: 'center',
                  behavior: 'instant',
                });
              }
              const point = middle();
              const met = at(point);
              if (!element.contains(met)) {
                const problem = `below ${String(met?.outerHTML.slice(0, 80))}`;
                return { ...point, problem };
              }
              delete window.missed;
              document.addEventListener(
                'pointerdown',
                ({ target }) => {
                  window.missed = !element.contains(target as Node);
                },
                { capture: true, once: true },
              );
              const slides = document
                .getAnimations()
                .some(
                  ({ effect, playState }) =>
                    playState === 'running' &&
                    effect instanceof KeyframeEffect &&
                    effect.target?.contains(element),
                );
              return { ...point, problem: slides ? 'slides' : '' };
            },
            ...asTarget(part),
          );
          point = found;
          const now = `${String(found.x)} ${String(found.y)}`;
          const moves = now !== last;
          last = now;
          return problem === '' && moves ? 'moves' : problem;
        },
        { message: `pointer on ${describe(part)}`, intervals: [50] },
      )
      .toBe('');
    return point;
  }
}
