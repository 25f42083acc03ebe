/** HTML or XML. A text is escaped when it is inserted. */
export class Markup {
  /** @param source trusted markup, which is not escaped */
  constructor(private readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML, or for an attribute in double quotes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => CODES[character] ?? character);

/**
 * A template tag that escapes the texts in it. ESLint forbids other ways to put HTML
 * together. Its name is not `html`, because Prettier would add white space.
 */
export const markup = (
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup)[]
): Markup =>
  new Markup(
    String.raw(
      { raw: strings },
      ...values.map((value) =>
        typeof value === 'string' ? escapeText(value) : String(value),
      ),
    ),
  );

/** Serializes a value for a script in a page, which would end at the first `</`. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
