import type { Compiler } from '../shared/onceShown';

/** What is used of the bundler while it watches files. */
interface WatchingCompiler extends Compiler {
  /** Not set while the website is built. */
  readonly watching?: { readonly invalidate: () => void };
  /** What the next compilation makes anew, changed on the disk or not. */
  modifiedFiles?: ReadonlySet<string>;
}

/** Pages of which more is known than what they show. */
const outdated = new Set<string>();

/** The bundler, if its last compilation had no error. */
let compilerWithoutErrors: WatchingCompiler | undefined;

/** A plugin of the bundler, without which no page is compiled again. */
export function noticeErrors(compiler: WatchingCompiler): void {
  compiler.hooks.watchRun.tap('compile-again', () => {
    if (compiler !== compilerWithoutErrors) return;
    const changed = compiler.modifiedFiles ?? [];
    compiler.modifiedFiles = new Set([...changed, ...outdated]);
    outdated.clear();
  });
  compiler.hooks.done.tap('compile-again', (stats) => {
    compilerWithoutErrors = stats.hasErrors() ? undefined : compiler;
    // Others hear of this compilation before the next one begins.
    setImmediate(invalidate);
  });
}

/**
 * Has a page compiled again once there is no error on any page: until then the browser
 * shows the error, and would hide and show it with each compilation.
 *
 * @param file absolute path of the page
 */
export function compileAgain(file: string): void {
  outdated.add(file);
  invalidate();
}

function invalidate(): void {
  if (outdated.size > 0) compilerWithoutErrors?.watching?.invalidate();
}
