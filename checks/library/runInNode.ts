import {
  type Library,
  type RunResult,
  runLibrary,
} from '../../src/htmlnano/library/runLibrary';
import { copyWith } from '../values';

/** The stack that uncss has jsdom print, in 33 lines, for each style that cannot be parsed. */
const STACK = 'Error: Could not parse CSS stylesheet';

const ignore = (): void => undefined;

// Leaves out what would bury what a person looks for in the output.
const write = process.stderr.write.bind(process.stderr) as (
  ...values: unknown[]
) => boolean;
process.stderr.write = (...values: unknown[]): boolean =>
  String(values[0]).startsWith(STACK) || write(...values);
// Without a listener Node warns of rejections that are handled late.
process.on('rejectionHandled', ignore);

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

/** Minifies a source without mutating the options. */
export type Run = (
  source: string,
  options: object,
  preset?: string,
  postHtmlOptions?: object,
) => Promise<string>;

/**
 * Memoizes runs of a library. The message of an error counts as a result.
 */
export function runWith(library: Library): Run {
  const results = new Map<string, string>();
  return async (source, options, preset, postHtmlOptions) => {
    const call = [source, options, preset, postHtmlOptions];
    const key = JSON.stringify(call, spell);
    const known = results.get(key);
    if (known !== undefined) return known;
    const others = postHtmlOptions && copy(postHtmlOptions);
    const fresh = (): object => copy(options);
    const { text } = await runInNode(library, source, fresh, preset, others);
    results.set(key, text);
    return text;
  };
}

function spell(_key: string, value: unknown): unknown {
  return typeof value === 'function' || value instanceof RegExp
    ? String(value)
    : value;
}

const copy = <Value>(value: Value): Value =>
  copyWith(value, (leaf) => leaf) as Value;
