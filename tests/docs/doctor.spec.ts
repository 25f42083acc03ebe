import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createProject } from '../../src/examples/project';
import { documentedVersions } from '../../src/examples/versions';
import { diagnose } from '../../src/live/doctor';
import { isSwitch, keysOf, takerOf } from '../../src/live/doctor/finding';
import { neededPackages, valueOf } from '../../src/live/packages';
import { loadLibrary } from '../../src/minify/loadLibrary';
import { runInNode } from '../../src/minify/runInNode';
import { readVersionData } from '../../src/plugins/live/versionData';

const siteDir = path.join(__dirname, '../..');

// Nothing here asks for it, and measuring it takes long.
const NO_ORDER = (): string[] => [];

/** Something in it for every module. */
const SOURCE = `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <title>Tides &amp; times</title>
    <meta name="viewport" content="width=device-width, initial-scale=1.0">
    <style> .a { color: #ff0000 } </style><style> .gone { margin: 0px } </style>
    <script type="text/javascript"> window.a = 1 + 1 </script><script> window.b = 2 </script>
    <script type="application/json">{ "a": 1 }</script>
  </head>
  <body class="">
    <!-- note --><!--! license --><!--[if IE]> <p>Old </p> <![endif]-->
    <p id="p" class="b  a a" title=" x " onclick=" go( ) ">One <b> two </b></p><p class=""></p>
    <input disabled="disabled" type="EMAIL" value=""><form method="get"></form>
    <svg viewBox="0 0 20 20"><rect width="20" height="10" fill="#ff0000"/></svg>
    <template> <p class="">  Row </p> </template>&eacute;
  </body>
</html>`;

/** What a file holds, and whether the library refuses it, by `say` below. */
const FILES = {
  'unknown preset': ['.htmlnanorc.json', '{ "preset": "maximum" }'],
  'no preset': ['.htmlnanorc.json', '{ "minifyJson": true }'],
  preset: ['.htmlnanorc.json', '{ "preset": "max" }'],
  skipConfigLoading: ['.htmlnanorc.json', '{ "skipConfigLoading": true }'],
  'skipConfigLoading off': [
    '.htmlnanorc.json',
    '{ "skipConfigLoading": false }',
  ],
  configPath: ['.htmlnanorc.json', '{ "configPath": "a.json" }'],
  'export default': ['.htmlnanorc.js', 'export default { preset: "max" };'],
  'exports.default': ['.htmlnanorc.js', 'exports.default = { preset: "max" };'],
  'comma in JSON': ['.htmlnanorc.json', '{ "preset": "max", }'],
  'comment in JSON': ['.htmlnanorc.json', '{ "preset": "max" // most\n}'],
  'comma in package.json': [
    'package.json',
    '{ "htmlnano": { "preset": "max", } }',
  ],
  'comma and comment in .js': [
    '.htmlnanorc.js',
    'module.exports = { preset: "max", /* most */ };',
  ],
  function: [
    '.htmlnanorc.cjs',
    'module.exports = { custom: (tree) => { tree.push("!"); return tree; } };',
  ],
} as const;

const PROGRAM = `
const fs = require('node:fs');
const htmlnano = require('htmlnano');
const files = ${JSON.stringify(FILES)};
process.on('unhandledRejection', () => undefined);
const say = async () => {
  try { return (await htmlnano.process('<p id="a">b</p>')).html; } catch (error) {
    return 'error: ' + error.message.trim().split('\\n')[0];
  }
};
(async () => {
  const said = {};
  for (const [name, [file, text]] of Object.entries(files)) {
    const dir = fs.mkdtempSync(process.cwd() + '/case-');
    fs.writeFileSync(dir + '/' + file, text);
    process.chdir(dir);
    said[name] = await say();
    process.chdir('..');
  }
  process.stdout.write('\\n' + JSON.stringify(said));
})();`;

for (const version of documentedVersions(siteDir)) {
  const libraryDir = path.join(siteDir, version.library);
  const data = readVersionData(siteDir, version, NO_ORDER);
  const make = (
    options: object,
    preset?: string,
    source = SOURCE,
  ): Promise<{ kind: string; text: string }> =>
    runInNode(
      loadLibrary(libraryDir),
      source,
      () => structuredClone(options),
      preset,
    );
  const levels = (options: object | string): string[] =>
    diagnose(
      typeof options === 'string' ? options : JSON.stringify(options),
      data,
      [],
    ).map(({ level }) => level);

  test(`${data.name}: what the doctor says of configuration files is so`, async () => {
    const project = await createProject(libraryDir, undefined);
    try {
      await project.write('cases.cjs', PROGRAM);
      const { output } = await project.run(['node', 'cases.cjs']);
      const said = JSON.parse(output.split('\n').at(-1) ?? '') as Record<
        keyof typeof FILES,
        string
      >;
      const safe = '<p id="a">b</p>';
      const max = '<p id=a>b</p>';
      expect(said).toEqual({
        'unknown preset': safe,
        'no preset': safe,
        preset: max,
        skipConfigLoading: 'error: Module "skipConfigLoading" is not defined',
        'skipConfigLoading off': safe,
        configPath: 'error: Module "configPath" is not defined',
        'export default': 'error: Module "__esModule" is not defined',
        'exports.default': 'error: Module "default" is not defined',
        'comma in JSON': expect.stringMatching(/^error: JSON Error/) as unknown,
        'comment in JSON': expect.stringMatching(
          /^error: JSON Error/,
        ) as unknown,
        'comma in package.json': expect.stringMatching(
          /^error: JSON Error/,
        ) as unknown,
        'comma and comment in .js': max,
        function: `${safe}!`,
      });
    } finally {
      await project.remove();
    }
  });

  test(`${data.name}: keys that are no modules do what the doctor says`, async () => {
    const keys = [
      'minifyCSS',
      'preset',
      ...(data.otherOptions.length === 0 ? ['skipConfigLoading'] : []),
    ];
    for (const key of keys) {
      expect(await make({ [key]: 'max' })).toMatchObject({
        kind: 'error',
        text: `Module "${key}" is not defined`,
      });
    }
    const plain = await make({}, 'safe');
    expect(await make({ minifyCSS: false }, 'safe')).toMatchObject(plain);
    expect(levels({ minifyCSS: true })[0]).toBe('error');
    expect(levels({ minifyCSS: false })[0]).toBe('warning');
    const off = await make({ minifySvg: false }, 'safe');
    expect(await make({ minifySvg: undefined }, 'safe')).toMatchObject(off);
  });

  test(`${data.name}: a module without options does the same for every value`, async () => {
    const modules = data.modules.filter(isSwitch);
    expect(modules.length).toBeGreaterThan(5);
    for (const { name } of modules) {
      const on = await make({ [name]: true });
      expect(on.kind).toBe('result');
      for (const value of [{ some: 1 }, 'some', 1, ['a']]) {
        expect([name, (await make({ [name]: value })).text]).toEqual([
          name,
          on.text,
        ]);
      }
    }
  });

  test(`${data.name}: a key that no table has does nothing, unless it is handed on`, async () => {
    const modules = data.modules.filter(
      (module) => keysOf(module).length > 0 && takerOf(module) === undefined,
    );
    for (const { name, settings } of modules) {
      for (const { key, value } of settings) {
        if (key === undefined) continue;
        const options = { [key]: value };
        const without = await make({ [name]: options });
        const withKey = await make({ [name]: { ...options, noSuchKey: true } });
        expect([name, key, withKey.text]).toEqual([name, key, without.text]);
      }
    }
  });

  test(`${data.name}: what the preset has already changes nothing`, async () => {
    for (const preset of data.presets) {
      const plain = await make({}, preset);
      for (const { name, presets } of data.modules) {
        const value = presets[preset];
        if (value === null) continue;
        const options = { [name]: value };
        expect([name, (await make(options, preset)).text]).toEqual([
          name,
          plain.text,
        ]);
        expect(levels({ preset, ...options })).not.toContain('error');
      }
    }
  });

  test(`${data.name}: an unknown value does what the doctor quotes`, async () => {
    for (const { name, settings } of data.modules) {
      const isQuoted = settings.some(({ text }) =>
        /like every (unknown|other) value/.test(text),
      );
      if (!isQuoted || name === 'minifyHtmlTemplate') continue;
      const on = await make({ [name]: true });
      for (const value of [5, {}, []]) {
        expect([name, (await make({ [name]: value })).text]).toEqual([
          name,
          on.text,
        ]);
      }
    }
    const urls = '<a href="https://example.com/a">b</a>';
    for (const minifyUrls of [true, {}, 5]) {
      expect((await make({ minifyUrls }, undefined, urls)).text).toBe(urls);
    }
  });

  test(`${data.name}: what the doctor calls an error is refused or does not work`, async () => {
    expect(await make({ custom: true })).toMatchObject({ kind: 'error' });
    expect(levels({ custom: true })[0]).toBe('error');
    const lists = {
      sortAttributesWithLists: 'frequency',
      removeComments: 'all',
    };
    const isBroken = ['1.1.1', '2.1.0'].includes(data.library);
    expect(levels(lists).includes('error')).toBe(isBroken);
    const made = await make(lists, 'max');
    expect(made.kind).toBe(isBroken ? 'error' : 'result');
  });

  test(`${data.name}: an object replaces the preset's value as a whole`, async () => {
    const svg = '<svg viewBox="0 0 20 20"><rect width="20" height="10"/></svg>';
    const plain = await make({}, 'safe', svg);
    const options = { minifySvg: { multipass: true } };
    expect(plain.text).toContain('<rect');
    expect((await make(options, 'safe', svg)).text).toContain('<path');
    expect(
      diagnose(JSON.stringify(options), data, []).some(({ message }) =>
        message.includes('replaces the whole value'),
      ),
    ).toBe(true);
  });

  test(`${data.name}: the packages that the doctor names are enough, and needed`, async () => {
    for (const preset of data.presets) {
      const settings = { preset, options: {} };
      const names = neededPackages(settings, data);
      const on = data.modules.filter((module) => valueOf(module, settings));
      const program = `
        const htmlnano = require('htmlnano');
        htmlnano.process(${JSON.stringify(SOURCE)}, {}, htmlnano.presets.${preset})
          .then(({ html }) => process.stdout.write(html));`;
      const run = async (packages: readonly string[]): Promise<string> => {
        const project = await createProject(libraryDir, packages);
        try {
          await project.write('run.cjs', program);
          return (await project.run(['node', 'run.cjs'])).output;
        } finally {
          await project.remove();
        }
      };
      const made = await make({}, preset);
      expect(on.length).toBeGreaterThan(5);
      expect(await run(names)).toBe(made.text);
      if (preset !== 'max') continue;
      for (const left of names) {
        const rest = names.filter((name) => name !== left);
        expect([left, (await run(rest)) === made.text]).toEqual([left, false]);
      }
    }
  });
}
