/**
 * Prints the modules of the htmlnano of the working directory in the order of
 * their calls, which wrappers record. A separate process, as these remain.
 */
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import type { Library } from '../../src/htmlnano/library/runLibrary';

type Run = (...values: unknown[]) => unknown;

const require = createRequire(path.resolve('package.json'));
const calls = new Set<string>();

function noting(call: string, run: Run): Run {
  return (...values) => {
    calls.add(call);
    return run(...values);
  };
}

/** Wraps all functions of a module, however they are exported. */
function wrap(name: string, exported: object): object {
  return new Proxy(exported, {
    get(target, key): unknown {
      const value = Reflect.get(target, key) as unknown;
      if (key === 'default' && typeof value === 'object' && value) {
        return wrap(name, value);
      }
      if (typeof value !== 'function') return value;
      const run = value as Run;
      // Not run, as it would load cssnano and the like.
      if (key === 'default') return noting(`${name} tree`, (tree) => tree);
      if (!/^on[A-Z]/.test(String(key))) return value;
      return (...values: unknown[]) => {
        const handler = run(...values);
        return typeof handler === 'function'
          ? noting(`${name} ${String(key)}`, handler as Run)
          : handler;
      };
    },
  });
}

const prototype = Module.prototype as unknown as {
  require: (this: unknown, id: string) => object;
};
const { require: original } = prototype;
prototype.require = function (id) {
  const exported = original.call(this, id);
  const [, name] = /modules\/(\w+)(?:\.c?js)?$/.exec(id) ?? [];
  return name === undefined ? exported : wrap(name, exported);
};

const htmlnano = require('htmlnano') as Library;
const { max = {}, safe } = htmlnano.presets;
const options: Record<string, unknown> = {
  ...Object.fromEntries(Object.keys(max).map((name) => [name, true])),
  ...Object.fromEntries(Object.entries(max).filter(([, value]) => value)),
  custom: [],
  minifyUrls: 'https://example.com/',
  minifyJson: true,
  minifyCss: { preset: 'default' },
  minifyJs: {},
  sortAttributes: true,
  removeUnusedCss: { tool: 'purgeCSS' },
};
void htmlnano
  .process('<p class="a" id="b">text</p>', options, safe)
  .then(() => {
    const names = [...calls].map((call) => call.split(' ')[0]);
    process.stdout.write(JSON.stringify(names));
  });
