import type { Options } from './worker/job';
import { minifierOf } from './versions';
import { type Size, sizeOf } from './sizes';

/** What is to be minified, as it stands in the editors. */
export interface Input {
  /** Docusaurus's name of the version that is to do it. */
  readonly version: string;
  readonly source: string;
  /** Options as they are typed, or as a value. */
  readonly options: string | object;
  /** The options that the page came with: they may hold functions. */
  readonly authored?: string | undefined;
  /** Name of a preset; empty for none. */
  readonly preset?: string | undefined;
}

/** What came of it. */
export type Output =
  | {
      readonly kind: 'result';
      readonly html: string;
      readonly before: Size;
      readonly after: Size;
      readonly milliseconds: number;
      /** What the library printed, if anything. */
      readonly logged: string;
    }
  /** The library threw: what it does with this source and these options. */
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly logged: string;
    }
  /** It did not come to that: the options cannot be read, or time was up. */
  | { readonly kind: 'problem'; readonly message: string };

/** Bytes of HTML that are taken. */
export const MAX_SOURCE = 2_000_000;

/** Minifies what stands in editors, and measures it. It never throws. */
export async function minify(input: Input): Promise<Output> {
  const { source, preset, version } = input;
  try {
    if (source.length > MAX_SOURCE)
      throw new Error('This is more than 2 MB of HTML. Try a part of it.');
    const options = await optionsOf(input);
    const { kind, text, logged, milliseconds } = await minifierOf(version).run({
      source,
      options,
      ...(preset && { preset }),
    });
    if (kind === 'error') return { kind, message: text, logged };
    const [before, after] = await Promise.all([sizeOf(source), sizeOf(text)]);
    return { kind, html: text, before, after, milliseconds, logged };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'problem', message };
  }
}

/**
 * Minifies one input after the other: a worker does no more at a time anyway, and
 * a change of them need not wait for all.
 *
 * @param isStale asked between them; no more are minified once it says so
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

/** @throws Error when options that were typed cannot be read */
async function optionsOf({ options, authored }: Input): Promise<Options> {
  if (typeof options !== 'string') return { value: options };
  if (options === authored) return { authored };
  const { parseOptions } = await import('./parseOptions');
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.message);
  return { value: parsed.value };
}
