/** `npm run ensure-browser`: prints the path of a Chromium; may install one. */
import { ensureBrowser } from './browser';

try {
  console.log(ensureBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
