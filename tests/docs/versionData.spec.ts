import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isSame } from '../../src/examples/literal';
import { documentedVersions } from '../../src/examples/versions';
import { loadLibrary } from '../../src/minify/loadLibrary';
import { readVersionData } from '../../src/plugins/live/versionData';

const siteDir = path.join(__dirname, '../..');

for (const version of documentedVersions(siteDir)) {
  test(`the data of ${version.name} are the library's and the pages'`, () => {
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

    // Every package that a module needs has a range.
    const needed = new Set(data.modules.flatMap(({ packages }) => packages));
    expect([...needed].sort()).toEqual(Object.keys(data.packages).sort());
  });
}
