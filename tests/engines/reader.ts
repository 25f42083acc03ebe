import { expect } from '@playwright/test';
import type { Host } from '../support/host';

/** Elements by a selector, or also by their label or text. */
export type Part = string | { readonly css: string; readonly name: string };

/** An element as a reader sees it. */
interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  /** Where it begins below the top of the window. */
  readonly top: number;
  readonly isInView: boolean;
}

declare global {
  interface Window {
    /** The first visible element that was asked for last. */
    found?: HTMLElement | undefined;
  }
}

/** Drivers say so when a page is left before it answers. */
const LEFT =
  /context was destroyed|find context|frame (?:got|was) detached|no such frame|DiscardedBrowsingContext|script timeout|NoSuchFrame|ScriptTimeout/i;

const describe = (part: Part): string =>
  typeof part === 'string' ? part : `${part.css} "${part.name}"`;

/** In the page: the visible elements as a reader sees them. */
function look(selector: string, name: string | null): Seen[] {
  const nameOf = (element: HTMLElement): string =>
    element.ariaLabel ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || nameOf(element).replace(/\s+/g, ' ').trim() === name),
  );
  window.found = elements[0];
  return elements.map((element) => {
    const { top } = element.getBoundingClientRect();
    return {
      text: element.textContent.trim(),
      value: 'value' in element ? String(element.value) : '',
      isFocused: element === document.activeElement,
      top,
      isInView: top >= 0 && top < window.innerHeight,
    };
  });
}

/**
 * A reader of the site in one engine, whichever library drives it. It acts by real
 * input, and waits for conditions, never for time.
 */
export abstract class Reader {
  /** Errors that a test causes, such as a page's own 404. */
  readonly expected: RegExp[] = [];
  /** Errors of the pages so far, each once. */
  readonly errors = new Set<string>();

  constructor(readonly host: Host) {}

  abstract resize(width: number, height: number): Promise<void>;
  /** Presses a key, with Control held for `Control+k`. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract close(): Promise<void>;
  /** Loads a page, without waiting for its images. */
  protected abstract load(address: string): Promise<void>;
  /** Evaluates an expression in the page. */
  protected abstract evaluate(expression: string): Promise<unknown>;
  /** Scrolls to `window.found`, and clicks it. */
  protected abstract clickFound(): Promise<void>;

  /** Calls a function in the page, which sees only its arguments. */
  async ask<Arguments extends readonly unknown[], Answer>(
    question: (...args: Arguments) => Answer,
    ...args: Arguments
  ): Promise<Answer> {
    const expression = `(${String(question)})(...${JSON.stringify(args)})`;
    for (let left = 0; ; left += 1) {
      try {
        return (await this.evaluate(expression)) as Answer;
      } catch (error) {
        // The page was left before it answered: the next one answers.
        if (!LEFT.test(String(error)) || left > 50) throw error;
      }
    }
  }

  /** Opens a page and waits until its first scripts run. */
  async open(route: string): Promise<void> {
    await this.load(this.host.origin + route);
    await expect
      .poll(() => this.ask(() => document.documentElement.dataset.hasScripts))
      .toBe('true');
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
    return this.ask(look, css, name);
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

  /** Waits until an element begins within the window. */
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

  async click(part: Part): Promise<void> {
    await this.topOf(part);
    await this.clickFound();
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
