import fs from 'node:fs';
import path from 'node:path';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';

/** The folders that have the modules in one of the releases. */
const LAYOUTS = ['lib/modules/*.js', 'lib/modules/*.cjs', 'dist/_modules/*.js'];

/** The source of a module, as it is published. */
export function sourceOf(
  { dir }: Pick<LibraryFacts, 'dir'>,
  module: string,
): string {
  const found = LAYOUTS.map((name) =>
    path.join(dir, name.replace('*', module)),
  ).find((file) => fs.existsSync(file));
  if (found === undefined)
    throw new Error(
      `INTERNALS.md: Files of htmlnano. ${dir} has none of "${module}".`,
    );
  return fs.readFileSync(found, 'utf8');
}
