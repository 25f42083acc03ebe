import { build, type BuildOptions, type OutputFile } from 'esbuild';

/**
 * Bundles a module of the site for a browser.
 *
 * @param entry absolute path of the module
 * @param options as esbuild takes them
 * @returns the bundle
 */
export async function bundle(
  entry: string,
  options: BuildOptions,
): Promise<OutputFile> {
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
