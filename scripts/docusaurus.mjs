/**
 * Runs Docusaurus. With `--timings` it prints how long each part took. Not
 * TypeScript, as whoever starts the site waits for it.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import { transformSync } from 'esbuild';

const timings = process.argv.indexOf('--timings');
if (timings > 0) {
  process.argv.splice(timings, 1);
  process.env.DOCUSAURUS_PERF_LOGGER = 'true';
}

// INTERNALS.md: Compiler of the configuration. It compiles all that this imports,
// packages too: six seconds of a first start with Babel, one with esbuild.
const { cache, resolve } = createRequire(import.meta.url);
cache[resolve('jiti/dist/babel.js')] = {
  loaded: true,
  exports: ({ source, filename, ts }) => ({
    code: transformSync(source, {
      sourcefile: filename,
      loader: ts ? 'ts' : 'js',
      format: 'cjs',
      target: 'node20',
      // jiti's own `require` reads modules of any kind.
      supported: { 'dynamic-import': false },
      banner:
        'const moduleUrl = require("node:url").pathToFileURL(__filename).href;',
      define: { 'import.meta.url': 'moduleUrl' },
    }).code,
  }),
};

await import('@docusaurus/core/bin/docusaurus.mjs');
