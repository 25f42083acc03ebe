/**
 * Runs Docusaurus. With `--timings` it prints how long each part took. Plain
 * JavaScript, because compiling it would delay each start.
 */
import module, { createRequire } from 'node:module';
import process from 'node:process';

// Docusaurus loads thousands of modules. Node 20 cannot keep them compiled.
module.enableCompileCache?.();

const timings = process.argv.indexOf('--timings');
if (timings > 0) {
  process.argv.splice(timings, 1);
  process.env.DOCUSAURUS_PERF_LOGGER = 'true';
}

const require = createRequire(import.meta.url);
const { dependencies, devDependencies } = require('../package.json');
// jiti would compile the ES modules among them, hundreds of files.
process.env.JITI_NATIVE_MODULES = JSON.stringify(
  Object.keys({ ...dependencies, ...devDependencies }),
);

await import('@docusaurus/core/bin/docusaurus.mjs');
