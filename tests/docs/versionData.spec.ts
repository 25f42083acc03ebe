import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isSame } from '../../src/examples/literal';
import { documentedVersions, pagesOf } from '../../src/examples/versions';
import { loadLibrary } from '../../src/minify/loadLibrary';
import { readVersionData } from '../../src/plugins/live/versionData';
import { readFileSync } from 'node:fs';

const siteDir = path.join(__dirname, '../..');

/** The options of old versions that are no modules. */
const FEWER_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  '1.1.1': [],
  '2.1.0': ['skipConfigLoading'],
};

const OTHER_OPTIONS = [
  'skipConfigLoading',
  'configPath',
  'skipInternalWarnings',
];

for (const version of documentedVersions(siteDir)) {
  test(`the data of ${version.name} are the library's and the pages'`, async () => {
    const data = readVersionData(siteDir, version);
    const library = loadLibrary(path.join(siteDir, version.library));

    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(data.presets).toEqual(['safe', 'ampSafe', 'max']);
    expect(data.modules.map(({ name }) => name)).toEqual(
      Object.keys(library.presets.safe ?? {}),
    );
    for (const { name, presets } of data.modules) {
      for (const preset of data.presets) {
        const value = library.presets[preset]?.[name];
        const expected = typeof value === 'function' ? null : value;
        expect(isSame(presets[preset], expected)).toBe(true);
      }
    }
    expect([...data.runOrder].sort()).toEqual(
      data.modules.map(({ name }) => name).sort(),
    );
    expect(data.otherOptions).toEqual(
      FEWER_OPTIONS[version.name] ?? OTHER_OPTIONS,
    );

    // Every package that a module needs has a range.
    const needed = new Set(data.modules.flatMap(({ packages }) => packages));
    expect([...needed].sort()).toEqual(Object.keys(data.packages).sort());

    // Each option that is not a module is none that rejects.
    for (const name of data.otherOptions) {
      const value =
        name === 'configPath' ? path.join(siteDir, 'none.json') : true;
      const options = { skipConfigLoading: true, [name]: value };
      const { html } = await library.process('<p>a</p>', options, {});
      expect(html).toBe('<p>a</p>');
    }
  });

  test(`the data of ${version.name} name every setting of its tables`, () => {
    const data = readVersionData(siteDir, version);
    const page = pagesOf(siteDir, version).find((file) =>
      file.endsWith('-modules.md'),
    );
    // Read in another way than the data are: by lines.
    const lines = readFileSync(path.join(siteDir, page ?? ''), 'utf8').split(
      '\n',
    );
    let module = '';
    const rows: string[] = [];
    for (const line of lines) {
      module = /^### (\w+)$/.exec(line)?.[1] ?? module;
      const [, name] = /^\| (.+?) \| /.exec(line) ?? [];
      const isOther = /^(Setting|---|Preset .*|Packages|New since)$/;
      const isKnown = data.modules.some((known) => known.name === module);
      if (line.startsWith('## ')) module = '';
      if (name !== undefined && isKnown && !isOther.test(name)) {
        rows.push(`${module} ${name.replaceAll('`', '')}`);
      }
    }
    expect(rows.length).toBeGreaterThan(60);
    expect(
      data.modules
        .flatMap(({ name, settings }) =>
          settings.map((setting) => `${name} ${setting.name}`),
        )
        .sort(),
    ).toEqual(rows.sort());
  });
}
