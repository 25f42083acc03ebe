import { type Finished, MAX_LENGTH, type Options } from './worker/job';
import { NotLoadedError } from './minifier';
import { minifierOf } from './versions';
import { type Size, sizeOf } from './sizes';

/** The content of the editors. */
export interface Input {
  /** Docusaurus's name of the version to use. */
  readonly version: string;
  readonly source: string;
  /** Options as text, or as a value. */
  readonly options: string | object;
  /** The options of the page, which may contain functions. */
  readonly authored?: string | undefined;
  /** Name of a preset; empty for none. */
  readonly preset?: string | undefined;
}

/** The outcome of minifying an input. */
export type Output =
  | (Finished & {
      readonly kind: 'result';
      readonly before: Size;
      readonly after: Size;
    })
  /** The library threw, the options cannot be parsed, or time ran out. */
  | (Omit<Finished, 'milliseconds'> & {
      readonly kind: 'error';
      /** Whether the library threw it. */
      readonly isThrown?: boolean;
      /** Whether scripts did not come: another try may have another outcome. */
      readonly mayPass?: boolean;
    });

/** Minifies and measures an input. It never throws. */
export async function minify(input: Input): Promise<Output> {
  const { source, preset, version } = input;
  try {
    if (source.length > MAX_LENGTH)
      throw new Error('This is more than 2 MB of HTML. Try a part of it.');
    const options = await optionsOf(input);
    const finished = await minifierOf(version).run({
      source,
      options,
      ...(preset && { preset }),
    });
    const { kind, text } = finished;
    if (kind === 'error') return { ...finished, kind, isThrown: true };
    const [before, after] = await Promise.all([sizeOf(source), sizeOf(text)]);
    return { ...finished, kind, before, after };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const mayPass = error instanceof NotLoadedError;
    return { kind: 'error', text, logged: '', mayPass };
  }
}

/**
 * Minifies one input after the other, as a worker does anyway.
 *
 * @param isStale called before each; once it returns true, the rest is skipped
 */
export async function minifyAll(
  inputs: readonly Input[],
  isStale: () => boolean,
): Promise<readonly Output[]> {
  const outputs: Output[] = [];
  for (const input of inputs) {
    if (!isStale()) outputs.push(await minify(input));
  }
  return outputs;
}

/** @throws Error when options that were typed cannot be read, or nothing can read them */
async function optionsOf({ options, authored }: Input): Promise<Options> {
  if (typeof options !== 'string') return { value: options };
  if (options === authored) return { authored };
  const { parseOptions } = await import('./parseOptions').catch(() => {
    throw new NotLoadedError();
  });
  const parsed = parseOptions(options);
  if (!parsed.ok) {
    const { line, message } = parsed;
    throw new Error(
      line === undefined
        ? message
        : `Options, line ${String(line)}: ${message}`,
    );
  }
  return { value: parsed.value };
}
