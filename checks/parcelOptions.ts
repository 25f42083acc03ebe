import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { optionsOf } from './literal';
import type { ExampleCheck } from './pageChecks';

/** The part of Parcel's plugin for HTML that is used here. */
interface Optimizer {
  readonly loadConfig: (context: object) => Promise<unknown>;
  readonly optimize: (
    context: object,
  ) => Promise<{ readonly contents: string | Buffer }>;
}

/** Minifies HTML as Parcel does with these options in `.htmlnanorc`. */
type Minify = (html: string, options: object) => Promise<string>;

/** Parcel's own minifier, by the plugin that a build calls. */
function minifierOf(parcelDir: string): Minify {
  const load = createRequire(path.join(parcelDir, 'package.json'));
  const plugin = load('@parcel/optimizer-html') as { default: object };
  const { loadConfig, optimize } = Reflect.get(
    plugin.default,
    Symbol.for('parcel-plugin-config'),
  ) as Optimizer;
  return async (html, options) => {
    const file = { contents: { ...options }, filePath: '/.htmlnanorc' };
    const { contents } = await optimize({
      bundle: { type: 'html', env: { shouldOptimize: true } },
      contents: html,
      config: await loadConfig({
        config: { getConfigFrom: () => Promise.resolve(file) },
        options: {
          projectRoot: '/',
          inputFS: { readFile: () => Promise.resolve('{}') },
        },
      }),
    });
    return String(contents);
  };
}

/** Whether `.htmlnanorc` can hold it: no functions and regular expressions. */
const isJson = (value: object): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

// The examples lack two cases: whitespace that Parcel collapses, and a painted SVG
// shape.
const MORE_SOURCES = [
  '<html><head> <title>Tides</title> </head><body>',
  '<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="#ff0000"/></svg>',
];

/**
 * Measures which options Parcel's own minifier heeds, on the sources of examples.
 *
 * @param parcelDir absolute path of the folder in which Parcel is installed
 * @returns the modules that `false` switches off, and those of which another value
 *   makes a difference
 */
export async function parcelOptions(
  parcelDir: string,
  modules: readonly string[],
  examples: readonly ExampleCheck[],
): Promise<Record<'off' | 'values', string[]>> {
  const minify = minifierOf(parcelDir);
  const sources = [
    ...new Set([...MORE_SOURCES, ...examples.map(({ source }) => source.text)]),
  ];
  const byDefault = new Map<string, string>();
  for (const source of sources) byDefault.set(source, await minify(source, {}));
  const matters = async (options: object): Promise<boolean> => {
    for (const [source, html] of byDefault) {
      if ((await minify(source, options)) !== html) return true;
    }
    return false;
  };
  const off: string[] = [];
  const values = new Set<string>();
  for (const module of modules) {
    if (await matters({ [module]: false })) off.push(module);
  }
  for (const example of examples) {
    for (const [module, value] of Object.entries(optionsOf(example) ?? {})) {
      const options = { [module]: value };
      if (value && isJson(options) && (await matters(options))) {
        values.add(module);
      }
    }
  }
  return { off, values: [...values] };
}
