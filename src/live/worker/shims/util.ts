/** PurgeCSS wraps functions of `fs` with it, which it does not call here. */
export function promisify(): () => Promise<never> {
  return () => Promise.reject(new Error('A browser has no files.'));
}

/** relateurl has it for debugging. */
export const inspect = String;
