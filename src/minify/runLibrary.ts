import type { Library } from './library';

/** What the library made of a source. */
export interface Made {
  readonly kind: 'result' | 'error';
  /** The HTML, or the message of the error. */
  readonly text: string;
  /** What the library printed on the console meanwhile. */
  readonly logged: string;
}

/** The ways to print that the library's messages take. */
export const CONSOLE_METHODS = ['log', 'info', 'warn', 'error'] as const;

/**
 * Runs a source through the library. One run at a time: what is printed
 * meanwhile is taken for the library's.
 *
 * @param options makes the options anew for each call, because the library and
 *   its minifiers write into them
 * @param preset name of a preset, or `undefined` for none
 * @throws Error when the library has no such preset
 */
export async function runLibrary(
  library: Library,
  source: string,
  options: () => object,
  preset: string | undefined,
): Promise<Made> {
  const base = preset === undefined ? {} : library.presets[preset];
  if (!base) throw new Error(`the library has no preset "${preset ?? ''}"`);
  const logged: string[] = [];
  const restore = captureConsole(logged);
  const release = holdRejections();
  try {
    // In 2.1.0 and 3.5.1 an error of the first call that loads a module can end
    // the process: it is thrown while other modules are still being imported.
    await library.process('', options(), base).catch(() => undefined);
    logged.length = 0;
    const { html } = await library.process(source, options(), base);
    return { kind: 'result', text: html, logged: logged.join('\n') };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { kind: 'error', text, logged: logged.join('\n') };
  } finally {
    await release();
    restore();
  }
}

// When one module's options are refused, 2.1.0 and 3.5.1 leave modules behind
// that were already started, and whose errors nobody takes.
function holdRejections(): () => Promise<void> {
  const listeners = process.listeners('unhandledRejection');
  const ignore = (): void => undefined;
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', ignore);
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', ignore);
    for (const listener of listeners) {
      process.on('unhandledRejection', listener);
    }
  };
}

function captureConsole(lines: string[]): () => void {
  const saved = { ...console };
  for (const name of CONSOLE_METHODS) {
    console[name] = (...values: unknown[]) =>
      lines.push(values.map(String).join(' '));
  }
  return () => {
    Object.assign(console, saved);
  };
}
