/**
 * `npm run examples:update [-- part-of-a-path …]`: rewrites the results and
 * outputs on the pages with the actual ones of each version's library.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Outcome, readPageChecks } from '../checks/pageChecks';
import { readMarkdown } from '../src/plugins/shared/markdown';
import { orSayWhy } from './orSayWhy';
import { rewrite } from './rewrite';
import { checksIn, mismatch } from '../checks/runBlocks';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../src/htmlnano/versions';

async function updatePage(file: string, libraryDir: string): Promise<void> {
  const checks = readPageChecks(SITE_DIR, file);
  const outcomes: Outcome[] = [];
  for (const { run } of checksIn(checks, libraryDir))
    outcomes.push(...(await run()));
  const before = readMarkdown(path.join(SITE_DIR, file));
  const after = rewrite(before, outcomes);
  if (after !== before) fs.writeFileSync(path.join(SITE_DIR, file), after);
  const changed = outcomes.filter(
    ({ block, actual, problem }) => !problem && block.text !== actual,
  );
  console.log(`${file}: ${String(changed.length)} rewritten`);
  for (const outcome of outcomes) {
    if (outcome.problem === undefined) continue;
    console.error(mismatch(outcome));
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const parts = process.argv.slice(2);
  const pages = documentedVersions(SITE_DIR).flatMap((version) =>
    pagesOf(SITE_DIR, version).map((file) => ({ file, version })),
  );
  const wanted = pages.filter(
    ({ file }) =>
      parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  if (wanted.length === 0) {
    const all = pages.map(({ file }) => `\n  ${file}`).join('');
    throw new Error(
      `No page has "${parts.join('" or "')}" in its path. The pages are:${all}`,
    );
  }
  for (const { file, version } of wanted) {
    await updatePage(file, path.join(SITE_DIR, version.library));
  }
}

void orSayWhy(main);
