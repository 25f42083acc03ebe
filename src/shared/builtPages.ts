import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/**
 * A part of a page, or nothing if it was seen: pages have much in common. It is
 * copied, as a part of a string keeps all of it in memory.
 */
export function unseen(part: string, seen: Set<string>): string {
  if (seen.has(part)) return '';
  const copy = Buffer.from(part).toString();
  seen.add(copy);
  return copy;
}

/**
 * Reads the pages of a built site one at a time, to save memory.
 *
 * @param outDir absolute path of the folder of the built site
 */
export async function* builtPages(outDir: string) {
  for (const file of await Globby('**/*.html', { cwd: outDir })) {
    const place = path.join(outDir, file);
    yield {
      /** Its path below the folder of the built site. */
      file,
      html: await fs.readFile(place, 'utf8'),
      /** Overwrites the page. */
      replace: (html: string): Promise<void> => fs.writeFile(place, html),
    };
  }
}
