import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/**
 * Reads the pages of a built site one at a time, to save memory, and without a
 * promise: to wait for a file takes longer than to read it.
 *
 * @param outDir absolute path of the folder of the built site
 */
export function* builtPages(outDir: string) {
  for (const file of Globby.sync('**/*.html', { cwd: outDir })) {
    const absolute = path.join(outDir, file);
    yield {
      /** Its path below the folder of the built site. */
      file,
      html: fs.readFileSync(absolute, 'utf8'),
      /** Overwrites the page. */
      replace: (html: string): void => {
        fs.writeFileSync(absolute, html);
      },
    };
  }
}
