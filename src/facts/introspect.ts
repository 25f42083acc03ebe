import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadLibrary } from '../examples/library';

/** What an installed htmlnano says of itself. */
export interface LibraryFacts {
  readonly version: string;
  /** Names of the modules, in the order of the presets' keys. */
  readonly modules: readonly string[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Packages that a reader may have to install, with their version ranges. */
  readonly optionalPackages: Readonly<Record<string, string>>;
  /** The source of a module, as it is published. */
  readonly sourceOf: (module: string) => string;
  /** Names of the modules, as they are called on a document. */
  readonly runOrder: readonly string[];
}

/**
 * Reads the facts of the htmlnano of a workspace.
 *
 * @param libraryDir absolute path of the workspace
 */
export function introspect(libraryDir: string): LibraryFacts {
  const require = createRequire(path.join(libraryDir, 'package.json'));
  const packageDir = packageDirOf(require.resolve('htmlnano'));
  const manifest = JSON.parse(
    fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'),
  ) as { version: string; peerDependencies?: Record<string, string> };
  const { presets } = loadLibrary(libraryDir);
  const modules = Object.keys(presets.safe ?? {});
  return {
    version: manifest.version,
    modules,
    presets,
    optionalPackages: manifest.peerDependencies ?? {},
    sourceOf: (module) =>
      fs.readFileSync(sourceFile(packageDir, module), 'utf8'),
    runOrder: measureRunOrder(libraryDir),
  };
}

function packageDirOf(entry: string): string {
  let dir = path.dirname(entry);
  while (!fs.existsSync(path.join(dir, 'package.json')))
    dir = path.dirname(dir);
  return dir;
}

// 1.1.1, 2.1.0 and 3.5.1 each have another layout.
function sourceFile(packageDir: string, module: string): string {
  const found = [
    `lib/modules/${module}.js`,
    `lib/modules/${module}.cjs`,
    `dist/_modules/${module}.js`,
  ]
    .map((file) => path.join(packageDir, file))
    .find((file) => fs.existsSync(file));
  if (found === undefined) {
    throw new Error(`${packageDir} holds no source of the module "${module}".`);
  }
  return found;
}

/**
 * Runs a document through all modules, each wrapped so that it notes when it is
 * called, in a process of its own because the wrapping stays.
 */
function measureRunOrder(libraryDir: string): string[] {
  const program = `
    const Module = require('node:module');
    const calls = [];
    const note = (name) => { if (!calls.includes(name)) calls.push(name); };
    const wrap = (name, exported) => new Proxy(exported, {
      get(target, key) {
        const value = target[key];
        if (key === 'default' && typeof value === 'object' && value) return wrap(name, value);
        if (key === 'default' && typeof value === 'function') {
          return (...args) => { note(name + ' tree'); return value(...args); };
        }
        if (/^on[A-Z]/.test(String(key)) && typeof value === 'function') {
          return (...args) => {
            const handler = value(...args);
            return handler && ((...inner) => { note(name + ' ' + key); return handler(...inner); });
          };
        }
        return value;
      },
    });
    const { require: original } = Module.prototype;
    Module.prototype.require = function (id) {
      const exported = original.call(this, id);
      const name = /modules\\/(\\w+)(\\.c?js)?$/.exec(id)?.[1];
      return name ? wrap(name, exported) : exported;
    };
    const htmlnano = require('htmlnano');
    const options = { ...htmlnano.presets.max, custom: [], minifyUrls: 'https://example.com/', minifyJson: true,
      minifyCss: { preset: 'default' }, minifyJs: {}, sortAttributes: true, removeUnusedCss: { tool: 'purgeCSS' } };
    for (const name of Object.keys(options)) options[name] ||= true;
    htmlnano.process('<p class="a" id="b">text</p>', options, htmlnano.presets.safe)
      .then(() => process.stdout.write(JSON.stringify(calls)));`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: libraryDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const calls = JSON.parse(printed) as string[];
  return calls.map((call) => call.split(' ')[0] ?? '');
}
