/** PurgeCSS promisifies functions of `fs`, but does not call them here. */
export function promisify(): () => Promise<never> {
  return () => Promise.reject(new Error('A browser has no files.'));
}

/** relateurl uses it for debugging. */
export const inspect = String;
