/**
 * Runs Docusaurus. With `--timings` it prints how long each part took. Not
 * TypeScript, as whoever starts the site waits for it.
 */
import process from 'node:process';

const timings = process.argv.indexOf('--timings');
if (timings > 0) {
  process.argv.splice(timings, 1);
  process.env.DOCUSAURUS_PERF_LOGGER = 'true';
}
await import('@docusaurus/core/bin/docusaurus.mjs');
