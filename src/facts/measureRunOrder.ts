import { execFileSync } from 'node:child_process';

/**
 * Runs a document through all modules, each wrapped so that it notes when it is
 * called, in a process of its own because the wrapping stays.
 *
 * @param libraryDir absolute path of the version's workspace
 * @returns names of modules, as they are called first on the document, on
 *   attributes, on content
 */
export function measureRunOrder(libraryDir: string): string[] {
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
