/**
 * `npm run ensure-browser`: prints the path of a Chromium, and which of the other
 * engines are missing; may install them.
 */
import { ensureBrowser } from './browser';
import { ensureEngine, OTHER_ENGINES } from './engines';

try {
  console.log(ensureBrowser());
  for (const engine of OTHER_ENGINES) {
    const missing = ensureEngine(engine);
    if (missing !== undefined) console.error(`There is no ${missing}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
