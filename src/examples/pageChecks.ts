import fs from 'node:fs';
import path from 'node:path';
import { readSections } from './blocks';
import { checksOf, type PageChecks } from './checks';

/**
 * Reads what there is to check on a page.
 *
 * @param file the page's path, relative to the site
 * @throws GrammarError with every mistake of the page's fences
 */
export function readPageChecks(siteDir: string, file: string): PageChecks {
  const markdown = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return checksOf(readSections(markdown, file));
}
