import type { Input, Output } from '../minify';
import { type Settings, valueOf } from '../packages';
import type { VersionData } from '../versionData';
import type { Suspects } from './remedies';

type Result = Extract<Output, { kind: 'result' }>;

/** What is minified, with one choice of modules after the other. */
export interface Asked {
  readonly source: string;
  readonly settings: Settings;
  readonly version: VersionData;
}

/** Runs of the library on one source. Each is made once. */
export interface Runs extends Asked {
  /** The modules that are on, in the order in which they run. */
  readonly enabled: readonly string[];
  /** The same modules, by the time that they take. */
  readonly suspects: Suspects;
  /**
   * Minifies with some of the enabled modules, and the others off.
   *
   * @throws Error when the library throws
   */
  readonly withOnly: (modules: readonly string[]) => Promise<Result>;
  /**
   * Minifies with another value of a module.
   *
   * @throws Error when the library throws
   */
  readonly withValue: (module: string, value: unknown) => Promise<Result>;
}

/**
 * @param minify runs the library; it never throws
 * @param whole the result with all modules that are on, if it is there already
 */
export function createRuns(
  { source, settings, version }: Asked,
  minify: (input: Input) => Promise<Output>,
  whole?: Result,
): Runs {
  const { preset, options } = settings;
  const on = version.modules.filter((module) => valueOf(module, settings));
  const enabled = version.runOrder.filter((name) =>
    on.some((module) => module.name === name),
  );
  const needsPackage = (name: string): boolean =>
    on.some((module) => module.name === name && module.packages.length > 0);
  const made = new Map<string, Promise<Result>>();
  if (whole) made.set('{}', Promise.resolve(whole));
  const run = (changed: Readonly<Record<string, unknown>>): Promise<Result> => {
    const key = JSON.stringify(changed, (_, value: unknown) =>
      value instanceof RegExp ? String(value) : value,
    );
    const before = made.get(key);
    if (before) return before;
    const input = {
      version: version.name,
      source,
      preset,
      // What is there already keeps its place: without a preset, modules run in the
      // order of the keys.
      options: { ...options, ...changed },
    };
    const result = minify(input).then((output) => {
      if (output.kind === 'result') return output;
      // The worker's scripts may come the next time.
      made.delete(key);
      throw new Error(output.text, { cause: output });
    });
    made.set(key, result);
    return result;
  };
  return {
    ...{ source, settings, version, enabled },
    suspects: {
      quick: enabled.filter((name) => !needsPackage(name)),
      slow: enabled.filter(needsPackage),
    },
    withOnly: (modules) => {
      const off = enabled.filter((name) => !modules.includes(name));
      return run(Object.fromEntries(off.map((name) => [name, false])));
    },
    withValue: (module, value) => run({ [module]: value }),
  };
}
