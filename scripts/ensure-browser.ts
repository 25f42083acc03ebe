/**
 * `npm run ensure-browser`: prints the path of a Chromium, and which of the other
 * engines are missing; may install them. Their tests are left out, but not in CI.
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
