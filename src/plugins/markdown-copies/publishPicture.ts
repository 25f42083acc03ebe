import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where Docusaurus publishes the pictures of pages. */
const FOLDER = 'assets/images';

/**
 * Gives a file that pages show an address: that of Docusaurus's copy, or a new one, as
 * Docusaurus puts a small picture into the page itself.
 *
 * @param file its absolute path
 * @param outDir the folder of the build
 * @returns its path below the base URL
 */
export function publishPicture(file: string, outDir: string): string {
  const content = fs.readFileSync(file);
  const { name, ext } = path.parse(file);
  const folder = path.join(outDir, FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const published = fs
    .readdirSync(folder)
    .filter((each) => each.startsWith(`${name}-`) && each.endsWith(ext))
    .find((each) => fs.readFileSync(path.join(folder, each)).equals(content));
  if (published !== undefined) return `${FOLDER}/${published}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const own = `${FOLDER}/${name}-${hash}${ext}`;
  fs.writeFileSync(path.join(outDir, own), content);
  return own;
}
