import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes files into a folder, by their paths in it.
 *
 * @returns the folder
 */
export function writeFiles(
  dir: string,
  files: Readonly<Record<string, string>>,
): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return dir;
}
