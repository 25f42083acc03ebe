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

/** What jiti asks Babel for: a module of any kind, as CommonJS. */
const compile = ({ source, filename, ts }) => ({
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
});

const { cache, resolve } = createRequire(import.meta.url);
try {
  const file = resolve('jiti/dist/babel.js');
  cache[file] = { loaded: true, exports: compile };
} catch {
  // INTERNALS.md: Compiler of the configuration. Babel takes longer.
}

await import('@docusaurus/core/bin/docusaurus.mjs');
