import { createRequire } from 'node:module';
import type * as Esbuild from 'esbuild';

/**
 * Bundles a module of the site for a browser.
 *
 * @param entry absolute path of the module
 * @param options as esbuild takes them
 * @returns the bundle
 */
export async function bundle(
  entry: string,
  options: Esbuild.BuildOptions,
): Promise<Esbuild.OutputFile> {
  // tsx, which runs the scripts, brings esbuild along.
  const { build } = createRequire(require.resolve('tsx/package.json'))(
    'esbuild',
  ) as typeof Esbuild;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    target: 'es2022',
    ...options,
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild made nothing of ${entry}`);
  return output;
}
