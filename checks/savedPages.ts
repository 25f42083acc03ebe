/**
 * Child process of `npm start`, which sends it the absolute path of each page that is
 * saved. It prints what `npm run test:docs` would say of the page; guides to tools are
 * left to the tests.
 */
import os from 'node:os';
import path from 'node:path';
import { SITE_DIR, versionOf } from '../src/htmlnano/versions';
import { wrongFacts } from './factChecks';
import { INTEGRATIONS_VARIABLE } from './integrations';
import { readSite } from './readSite';
import { runBlocks } from './runBlocks';

// `npm start` must not install tools.
process.env[INTEGRATIONS_VARIABLE] = '';

/** The pages that were saved, and are not being checked yet. */
const waiting = new Set<string>();

let queue = Promise.resolve();

process.on('message', (file: string) => {
  if (waiting.has(file)) return;
  waiting.add(file);
  queue = queue.then(async () => {
    waiting.delete(file);
    const page = path.relative(SITE_DIR, file).split(path.sep).join('/');
    const { library } = versionOf(SITE_DIR, file);
    const wrong: string[] = [];
    for (const find of [
      async () => (await runBlocks(page, path.join(SITE_DIR, library))).wrong,
      () => wrongFacts(page, readSite(SITE_DIR)),
    ])
      wrong.push(
        ...(await find().catch((error: unknown) => [
          `${page} cannot be checked. ${String(error)}`,
        ])),
      );
    console.log(
      wrong.join('\n\n') || `${page}: its blocks and tables are right.`,
    );
  });
});
process.on('disconnect', () => process.exit());
// The compiler gets the processor first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
