import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { documentedVersions } from '../../src/examples/versions';
import { minifyBundling } from '../../src/minify/bundling';

type Bundler = Parameters<typeof minifyBundling>[1] extends infer Replacement
  ? {
      readonly rspack: (
        configuration: object,
        done: (error: Error | null, stats?: Stats) => void,
      ) => void;
      readonly NormalModuleReplacementPlugin: Replacement;
    }
  : never;

interface Stats {
  readonly toJson: () => { readonly errors: readonly { message: string }[] };
}

const siteDir = path.join(__dirname, '../..');
// The bundler that makes the site.
const { rspack, NormalModuleReplacementPlugin } = createRequire(
  require.resolve('@docusaurus/faster'),
)('@rspack/core') as Bundler;

/** What goes wrong when something is bundled as the workers are. */
async function errorsOf(entry: string): Promise<string[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundling-'));
  const file = path.join(dir, 'entry.js');
  fs.writeFileSync(file, entry);
  const libraries = documentedVersions(siteDir).map(({ library }) =>
    path.join(siteDir, library),
  );
  try {
    return await new Promise((resolve, reject) => {
      rspack(
        {
          ...minifyBundling(libraries, NormalModuleReplacementPlugin),
          entry: file,
          mode: 'development',
          target: 'webworker',
          output: { path: dir },
        },
        (error, stats) => {
          if (stats) resolve(stats.toJson().errors.map((one) => one.message));
          else reject(error ?? new Error('no statistics'));
        },
      );
    });
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

test('a patch whose file is not bundled fails the build, and is named', async () => {
  const errors = await errorsOf('export default 1;');
  expect(errors.length).toBeGreaterThan(6);
  for (const file of ['htmlnano', 'posthtml', 'helpers', 'cssnano', '2.1.0'])
    expect(errors.join('\n')).toContain(file);
  for (const error of errors)
    expect(error).toContain('no such file was bundled');
});
