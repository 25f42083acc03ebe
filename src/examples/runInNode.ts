import { type Library, type RunResult, runLibrary } from './runLibrary';

/**
 * Runs a source through the library in this process; see {@link runLibrary}.
 *
 * @throws Error when the library has no such preset
 */
export async function runInNode(
  library: Library,
  source: string,
  options: () => object,
  preset: string | undefined,
): Promise<RunResult> {
  // cssnano would look for browsers above its own folder, and find this site's.
  process.env.BROWSERSLIST ??= 'defaults';
  const release = holdRejections();
  try {
    // In 2.1.0 and 3.5.1 an error of the first call that loads a module can end
    // the process: it is thrown while other modules are still being imported.
    await runLibrary(library, '', options, preset);
    return await runLibrary(library, source, options, preset);
  } finally {
    await release();
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
