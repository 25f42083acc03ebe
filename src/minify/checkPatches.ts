import type { Compiler } from 'webpack';

/** A patch of published code, and where the bundler has to meet it. */
export interface PatchPlace {
  /** The file, or the end of its path. */
  readonly file: RegExp | string;
  /** Below which folder; anywhere by default. */
  readonly below?: string;
}

/**
 * Says which patches met no file: then the published package is laid out in another
 * way than the patch knows, and goes into the worker as it is.
 *
 * @param resources paths of the files that were bundled
 */
export function unmetPatches(
  patches: readonly PatchPlace[],
  resources: readonly string[],
): string[] {
  return patches
    .filter(
      ({ file, below = '' }) =>
        !resources.some(
          (resource) =>
            resource.startsWith(below) &&
            (typeof file === 'string'
              ? resource === file
              : file.test(resource)),
        ),
    )
    .map(
      ({ file, below }) =>
        `src/minify/bundling patches ${String(file)}${below === undefined ? '' : ` in ${below}`}, and no such file was bundled. See how the package is laid out now, and correct or remove the patch.`,
    );
}

/** A bundler's plugin that fails a build in which a patch met no file. */
export class PatchCheck {
  constructor(private readonly patches: readonly PatchPlace[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PatchCheck', (compilation) => {
      compilation.hooks.finishModules.tap('PatchCheck', (modules) => {
        const resources = [...modules].map(
          (module) => module.nameForCondition() ?? '',
        );
        for (const message of unmetPatches(this.patches, resources)) {
          compilation.errors.push(
            Object.assign(new Error(message), { name: 'PatchCheck' }),
          );
        }
      });
    });
  }
}
