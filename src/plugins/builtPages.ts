import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** A page of the built site. */
export interface BuiltPage {
  /** Its path below the folder of the built site. */
  readonly file: string;
  readonly html: string;
  /** Writes other HTML in its place. */
  readonly replace: (html: string) => Promise<void>;
}

/**
 * Reads the pages of a built site one after the other, so that there are never
 * more of them in memory than the caller keeps.
 *
 * @param outDir absolute path of the folder of the built site
 */
export async function* builtPages(outDir: string): AsyncGenerator<BuiltPage> {
  for (const file of await Globby('**/*.html', { cwd: outDir })) {
    const place = path.join(outDir, file);
    yield {
      file,
      html: await fs.readFile(place, 'utf8'),
      replace: (html) => fs.writeFile(place, html),
    };
  }
}
