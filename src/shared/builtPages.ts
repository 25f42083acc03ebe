import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

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
