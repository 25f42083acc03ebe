import fs from 'node:fs';
import path from 'node:path';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';

/** Where modules are: 1.1.1, 2.1.0 and 3.5.1 have different layouts. */
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
