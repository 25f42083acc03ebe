/** The part of htmlnano's API that this site uses. */
export interface Library {
  readonly process: (
    html: string,
    options?: object,
    preset?: object,
    postHtmlOptions?: object,
  ) => Promise<{ readonly html: string }>;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface RunResult {
  readonly kind: 'result' | 'error';
  /** The HTML, or the message of the error. */
  readonly text: string;
  /** The library's console output. */
  readonly logged: string;
  /** The line of the style or script that has the error. */
  readonly line?: number;
}

/** The methods that the library prints with. */
export const CONSOLE_METHODS = ['log', 'info', 'warn', 'error'] as const;

/**
 * Minifies a source, in Node or in a worker. Runs must not overlap, because
 * the console is captured.
 *
 * @param options creates fresh options, because the library and its minifiers
 *   mutate them
 * @param preset name of a preset, or `undefined` for none
 * @param postHtmlOptions the library writes into them
 * @throws Error when the library has no such preset
 */
export async function runLibrary(
  library: Library,
  source: string,
  options: () => object,
  preset: string | undefined,
  postHtmlOptions?: object,
): Promise<RunResult> {
  if (preset !== undefined && !Object.hasOwn(library.presets, preset)) {
    throw new Error(`the library has no preset "${preset}"`);
  }
  const base = preset === undefined ? {} : library.presets[preset];
  const logged: string[] = [];
  const saved = { ...console };
  for (const name of CONSOLE_METHODS) {
    console[name] = (...values: unknown[]) =>
      logged.push(values.map(String).join(' '));
  }
  try {
    const { html } = await library.process(
      source,
      options(),
      base,
      postHtmlOptions,
    );
    return { kind: 'result', text: html, logged: logged.join('\n') };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Errors of PostCSS and Terser have it.
    const { line } = Object(error) as { readonly line?: unknown };
    return {
      ...{ kind: 'error', text, logged: logged.join('\n') },
      ...(typeof line === 'number' && { line }),
    };
  } finally {
    Object.assign(console, saved);
  }
}
