const FOREIGN = /^(?:svg|math)$/;

/** What holds HTML again inside of drawings and formulas. */
const HTML_AGAIN =
  /^(?:annotation-xml|desc|foreignobject|mi|mn|mo|ms|mtext|title)$/;

/** Start tags that leave a `<noscript>` in a head open. */
const STAYS_IN_NOSCRIPT =
  /^(?:basefont|bgsound|body|head|html|link|meta|noframes|noscript|style)$/;

/**
 * Where tags nest, as far as that decides how they are read. It goes by the
 * source as it is written; a parser, which closes and moves elements, may see it
 * otherwise and then corrects it.
 */
export class Nesting {
  #open: string[] = [];
  #inNoscript = false;

  /** Whether a start tag stands in a drawing or a formula itself. */
  get isForeign(): boolean {
    return FOREIGN.test(this.#open.at(-1) ?? '');
  }

  /** Whether nothing but what a head's `<noscript>` may hold has come since its tag. */
  get isInNoscript(): boolean {
    return this.#inNoscript;
  }

  /** Takes over what a parser has made of the place. */
  correct(isForeign: boolean): void {
    if (isForeign !== this.isForeign) this.#open = isForeign ? ['svg'] : [];
  }

  start(name: string, isSelfClosing: boolean): void {
    if (!STAYS_IN_NOSCRIPT.test(name)) this.#inNoscript = false;
    if (name === 'noscript') this.#inNoscript = true;
    const opens =
      FOREIGN.test(name) || (this.isForeign && HTML_AGAIN.test(name));
    if (opens && !isSelfClosing) this.#open.push(name);
  }

  end(name: string): void {
    if (name === 'noscript') this.#inNoscript = false;
    const index = this.#open.lastIndexOf(name);
    if (index >= 0) this.#open.length = index;
  }
}
