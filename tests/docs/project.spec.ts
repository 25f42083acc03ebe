/** The files that Try it offers for a project do there what Try it did. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkInstall } from '../../checks/installs';
import { installableVersions } from '../../checks/integrations';
import { createProject } from '../../checks/library/project';
import { runInNode } from '../../checks/library/runInNode';
import { readLibrary } from '../../src/htmlnano/facts/introspect';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import type { Settings } from '../../src/htmlnano/live/analysis/packages';
import { projectFiles } from '../../src/htmlnano/live/analysis/project';
import { readVersionData } from '../../src/htmlnano/live/build/readVersionData';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
import { installed } from '../../checks/pageChecks';
import { orThrow } from '../../src/plugins/shared/orThrow';
import { DOCUMENT } from '../support/document';
import { blockOf } from '../support/markdown';

/** One file is JSON, the other one is not. */
const SETTINGS: readonly Settings[] = [
  {
    preset: 'max',
    options: {
      removeUnusedCss: false,
      collapseWhitespace: 'aggressive',
      minifyUrls: "https://example.com/it's/",
      minifyJs: { format: { quote_style: 2 } },
    },
  },
  { preset: 'safe', options: { removeComments: /<!--\s*TODO/i } },
];

for (const version of documentedVersions(SITE_DIR)) {
  const libraryDir = path.join(SITE_DIR, version.library);
  const data = readVersionData(SITE_DIR, version);

  for (const settings of SETTINGS) {
    const { preset, options } = settings;
    test(`${version.name}: the configuration file for the preset ${preset} does what htmlnano does`, async () => {
      const { install, file } = projectFiles(settings, data);
      const { name, code } = orThrow(file, 'A configuration file');
      const command = blockOf('bash command', install);
      const project = await createProject(libraryDir, installed(command));
      try {
        await project.write('index.html', DOCUMENT);
        await project.write(name, code);
        // Options or a preset in the call would take precedence over the file.
        const { output } = await project.run([
          ...['node', '-e'],
          `require('htmlnano').process(require('fs').readFileSync('index.html', 'utf8')).then(({ html }) => process.stdout.write(html))`,
        ]);
        const made = await runInNode(
          loadLibrary(libraryDir),
          DOCUMENT,
          () => structuredClone(options),
          preset,
        );
        expect(made.kind).toBe('result');
        expect(output).toBe(made.text);
      } finally {
        await project.remove();
      }
    });
  }

  test(`${version.name}: npm accepts the command that installs the packages`, async () => {
    const library = readLibrary(libraryDir);
    const installs = await installableVersions(libraryDir);
    const failures = SETTINGS.flatMap((settings) =>
      checkInstall(
        blockOf('bash command', projectFiles(settings, data).install),
        library,
        installs,
      ),
    );
    expect(failures).toEqual([]);
  });
}
