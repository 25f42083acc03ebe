/**
 * Child process of `npm start`, which sends it the absolute path of each page that is
 * saved. It prints what `npm run test:docs` would say of the page; guides to tools are
 * left to the tests.
 */
import os from 'node:os';
import path from 'node:path';
import { readPageChecks } from './pageChecks';
import { mismatch } from './compare';
import { lineOf } from './failure';
import { SITE_DIR, versionOf } from '../src/htmlnano/versions';
import { factChecks } from './factChecks';
import { integrationOf } from './integrations';
import { readSite } from './readSite';
import { runPage } from './runProject';

/** The pages that were saved, and are not being checked yet. */
const waiting = new Set<string>();

let queue = Promise.resolve();

process.on('message', (file: string) => {
  if (waiting.has(file)) return;
  waiting.add(file);
  queue = queue.then(async () => {
    waiting.delete(file);
    const page = path.relative(SITE_DIR, file).split(path.sep).join('/');
    const wrong: string[] = [];
    for (const find of [wrongBlocks, wrongFacts])
      wrong.push(
        ...(await find(page).catch((error: unknown) => [
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

async function wrongBlocks(page: string): Promise<string[]> {
  const { examples, projects } = readPageChecks(SITE_DIR, page);
  const { library } = versionOf(SITE_DIR, path.join(SITE_DIR, page));
  const outcomes = await runPage(
    // `npm start` must not install tools.
    { examples, projects: projects.filter((each) => !integrationOf(each)) },
    path.join(SITE_DIR, library),
  );
  return outcomes.flatMap((outcome) => mismatch(outcome) ?? []);
}

async function wrongFacts(page: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const check of factChecks(readSite(SITE_DIR)))
    if (check.file === page) wrong.push(...(await check.run()).map(lineOf));
  return wrong;
}
