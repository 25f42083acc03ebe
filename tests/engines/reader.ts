import { expect } from '@playwright/test';
import type { Host } from '../support/host';

/** Elements by a selector, or also by their label or text. */
export type Part = string | { readonly css: string; readonly name: string };

declare global {
  interface Window {
    /** The first visible element that was asked for last. */
    found?: HTMLElement | undefined;
  }
}

/** Drivers say so when a page is left before it answers. */
const LEFT =
  /context was destroyed|find context|frame (?:got|was) detached|no such frame|DiscardedBrowsingContext|script timeout|NoSuchFrame|ScriptTimeout/i;

/** In the page: the visible elements as a reader sees them. */
function look(selector: string, name: string | null) {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => {
      const text = element.ariaLabel ?? element.textContent;
      const isNamed =
        name === null || text.replace(/\s+/g, ' ').trim() === name;
      return isNamed && element.checkVisibility({ visibilityProperty: true });
    },
  );
  window.found = elements[0];
  return elements.map((element) => {
    const { top } = element.getBoundingClientRect();
    return {
      text: element.textContent.trim(),
      value: 'value' in element ? String(element.value) : '',
      isFocused: element === document.activeElement,
      top,
      // It begins within the window.
      isInView: top >= 0 && top < window.innerHeight,
    };
  });
}

type Seen = ReturnType<typeof look>[number];

/**
 * A reader of the site in one engine, whichever library drives it. It acts by real
 * input, and waits for conditions, never for time.
 */
export abstract class Reader {
  /** Errors of the pages so far, each once. */
  readonly errors = new Set<string>();

  constructor(readonly host: Host) {}

  abstract resize(width: number, height: number): Promise<void>;
  /** Presses a key, with Control held for `Control+k`. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract close(): Promise<void>;
  /** Loads a page, without waiting for its images. */
  protected abstract load(address: string): Promise<unknown>;
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
    await this.shows('html[data-has-scripts=true]', {});
  }

  /** The visible elements. */
  all(part: Part): Promise<Seen[]> {
    const { css, name } =
      typeof part === 'string' ? { css: part, name: null } : part;
    return this.ask(look, css, name);
  }

  /** Waits until the first visible element is like this. */
  shows(part: Part, seen: Partial<Record<keyof Seen, unknown>>) {
    const first = async () => (await this.all(part))[0];
    return expect.poll(first).toMatchObject(seen);
  }

  /** Waits until no such element is visible. */
  showsNo(part: Part): Promise<void> {
    return expect.poll(() => this.all(part)).toEqual([]);
  }

  /** How far below the top of the window an element begins, once nothing moves it. */
  async topOf(part: Part): Promise<number> {
    let last = NaN;
    const rests = async (): Promise<boolean> => {
      const before = last;
      last = (await this.all(part))[0]?.top ?? NaN;
      return last === before;
    };
    await expect.poll(rests, { intervals: [50, 200] }).toBe(true);
    return last;
  }

  async click(part: Part): Promise<void> {
    await this.topOf(part);
    await this.clickFound();
  }

  /** Moves the focus to an element, as Tab does. */
  async focus(part: Part): Promise<void> {
    await this.shows(part, {});
    await this.ask(() => window.found?.focus());
  }
}
