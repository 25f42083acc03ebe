import {
  type Library,
  type RunResult,
  runLibrary,
} from '../../src/htmlnano/library/runLibrary';

/** The stack that uncss has jsdom print, in 33 lines, for each style that cannot be parsed. */
const STACK = 'Error: Could not parse CSS stylesheet';

let quiet: unknown;

/** Leaves out what would bury what a person looks for in the output. */
function leaveOutNoise(): void {
  const { stderr } = process;
  if (stderr.write === quiet) return;
  // Without a listener Node warns of rejections that are handled late.
  process.off('rejectionHandled', ignore).on('rejectionHandled', ignore);
  quiet = stderr.write = new Proxy(stderr.write.bind(stderr), {
    apply: (write, self, args: readonly unknown[]): boolean =>
      String(args[0]).startsWith(STACK) ||
      (Reflect.apply(write, self, args) as boolean),
  });
}

/**
 * Minifies a source in this process; see {@link runLibrary}.
 *
 * @throws Error when the library has no such preset
 */
export async function runInNode(
  library: Library,
  source: string,
  options: () => object,
  preset: string | undefined,
  postHtmlOptions?: object,
): Promise<RunResult> {
  // cssnano would find the browserslist of this site.
  process.env.BROWSERSLIST ??= 'defaults';
  leaveOutNoise();
  const release = holdRejections();
  try {
    // Warm up: in 2.1.0 and 3.5.1 an error of the first call that loads a
    // module can end the process, as it is thrown while other modules are being
    // imported.
    await runLibrary(library, '', options, preset);
    return await runLibrary(library, source, options, preset, postHtmlOptions);
  } finally {
    await release();
  }
}

const ignore = (): void => undefined;

/** The listeners of this process, while runs hold its rejections. */
let listeners: NodeJS.UnhandledRejectionListener[] = [];

/** The number of runs that hold them: several run at the same time. */
let holds = 0;

// When a module rejects its options, 2.1.0 and 3.5.1 leave other modules
// running, and nothing handles their errors.
function holdRejections(): () => Promise<void> {
  holds += 1;
  if (holds === 1) {
    listeners = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', ignore);
  }
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    holds -= 1;
    if (holds > 0) return;
    process.off('unhandledRejection', ignore);
    for (const listener of listeners) {
      process.on('unhandledRejection', listener);
    }
  };
}
