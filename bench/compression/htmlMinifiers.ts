import { createRequire } from 'node:module';
import type { HtmlMinifier } from '../../checks/equivalents';

type Module = Pick<HtmlMinifier, 'minify'>;

/**
 * Loads the two packages that carry on html-minifier.
 *
 * @throws Error when they are not installed
 */
export async function htmlMinifiers() {
  const names = ['html-minifier-terser', 'html-minifier-next'] as const;
  const [terser, next] = names;
  try {
    const { minify } = createRequire(__filename)(terser) as Module;
    // A name that TypeScript does not resolve: the website does without the package.
    const module = (await import(next as string)) as Module;
    return [
      { name: terser, minify },
      { name: next, minify: module.minify },
    ] as const satisfies readonly HtmlMinifier[];
  } catch (cause) {
    throw new Error(
      'The other minifiers are not installed. Run npm ci --ignore-scripts --prefix bench/compression.',
      { cause },
    );
  }
}
