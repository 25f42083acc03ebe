let tell: (isLoading: boolean) => void = () => undefined;
let fetching = 0;
let since = 0;
let total = 0;

/** Sets what is called when a worker starts and stops fetching parts. */
export function onLoading(listener: typeof tell): void {
  tell = listener;
}

/** Milliseconds that this worker has spent on fetching parts. */
export function timeLoading(): number {
  return total;
}

/**
 * Fetches an optional package of the library, and records the time for it.
 *
 * @param load a dynamic `import()`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (fetching === 0) {
    since = performance.now();
    tell(true);
  }
  fetching += 1;
  try {
    return await load();
  } catch (error) {
    const { name } = Object(error) as Partial<Error>;
    // The errors of the bundler and of `importScripts()`.
    if (name !== 'ChunkLoadError' && name !== 'NetworkError') throw error;
    throw new Error(
      'A part of htmlnano could not be loaded. Check your network connection, and try again.',
    );
  } finally {
    fetching -= 1;
    if (fetching === 0) {
      total += performance.now() - since;
      tell(false);
    }
  }
}
