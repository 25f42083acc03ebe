/**
 * Prints the path of a Chromium, and which other engines are missing. Installs them where
 * it may. Tests of a missing engine are left out, except in CI.
 */
import { ensureBrowser } from './browser';
import { ensureEngine, OTHER_ENGINES } from './engines';

try {
  console.log(ensureBrowser());
  for (const engine of OTHER_ENGINES) {
    const missing = ensureEngine(engine);
    if (missing === undefined) continue;
    console.error(`There is no ${missing}.`);
    if (process.env.CI) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
