import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { Globby } from '@docusaurus/utils';

const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(
  zlib.brotliCompress,
);

/**
 * Writes each text of a built site compressed beside it, `.br` and `.gz`, as a
 * server then needs no time for it.
 *
 * @param quality of Brotli, from 0 to 11
 */
export async function precompress(
  dir: string,
  quality = zlib.constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
  const files = await Globby('**/*.{html,js,css,svg,json,xml,txt,md}', {
    cwd: dir,
  });
  for (const file of files) {
    const place = path.join(dir, file);
    const text = await fs.readFile(place);
    await fs.writeFile(`${place}.br`, await brotli(text, { params }));
    await fs.writeFile(`${place}.gz`, await gzip(text, { level: 9 }));
  }
}
