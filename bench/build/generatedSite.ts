import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../../tests/build/site';

const SITE = path.join(__dirname, '../..');

/** The page that the generated ones are copies of. */
const MODEL = 'docs/060-contribute.md';

/**
 * Creates a site with pages generated from one of ours, beside the eighteen of a
 * copy, which are nearly empty. The workers of live examples are left out: they
 * cost the same whatever there is to read.
 *
 * @returns its folder, to be removed by the caller
 */
export function generateSite(pages: number): string {
  const dir = copySite();
  const modules = path.join(dir, 'node_modules');
  // Linked folder by folder, so that each copy has its own caches.
  fs.rmSync(modules);
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(path.join(SITE, 'node_modules'))) {
    if (name === '.cache') continue;
    fs.symlinkSync(
      path.join(SITE, 'node_modules', name),
      path.join(modules, name),
    );
  }
  const model = fs
    .readFileSync(path.join(SITE, MODEL), 'utf8')
    .replace(/^---\n[^]*?\n---\n/, '')
    // The copy lacks the pages that its links lead to.
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  for (let page = 1; page <= pages; page += 1) {
    fs.writeFileSync(
      path.join(dir, fileOf(page)),
      model.replace(/^# .*$/m, `# ${titleOf(page)}`),
    );
  }
  return dir;
}

/** A generated page's Markdown, below the folder of the site. */
export const fileOf = (page: number): string => `docs/page-${String(page)}.md`;

export const titleOf = (page: number): string => `Page ${String(page)}`;

export const routeOf = (page: number): string => `/next/page-${String(page)}`;
