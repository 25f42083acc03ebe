import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Block } from '../../src/plugins/code-examples/blocks';
import { installed } from '../../src/plugins/code-examples/checks';
import {
  createProject,
  installedVersions,
} from '../../src/htmlnano/library/project';
import { documentedVersions, SITE_DIR } from '../../src/htmlnano/versions';
import { checkInstall } from '../../checks/installs';
import { readLibrary } from '../../src/htmlnano/facts/introspect';
import type { Settings } from '../../src/htmlnano/live/packages';
import { type Snippet, snippets } from '../../src/htmlnano/live/snippets';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../src/htmlnano/library/runInNode';
import { readVersionData } from '../../src/htmlnano/live/build/readVersionData';
import { orThrow } from '../../src/plugins/shared/orThrow';
import { DOCUMENT } from '../support/document';
import { readOrFail } from '../support/failures';
import { blockOf } from '../support/renderMarkdown';

// html-webpack-plugin adds this before the minimizer runs.
const SCRIPT = '<script defer src="main.js"></script>';

const versions = documentedVersions(SITE_DIR);
const latest = orThrow(versions[1], 'A released version');
const oldest = orThrow(versions.at(-1), 'A version');

// Each snippet needs a project of its own, so there are few, with many options.
const SETTINGS: readonly (Settings & { readonly only?: string })[] = [
  {
    preset: 'max',
    options: {
      removeUnusedCss: false,
      collapseWhitespace: 'aggressive',
      minifyUrls: "https://example.com/it's/",
      minifySvg: {
        plugins: [
          {
            name: 'preset-default',
            params: { overrides: { collapseGroups: false } },
          },
        ],
      },
      minifyJs: { format: { quote_style: 2 } },
    },
  },
  { preset: 'safe', options: {}, only: latest.name },
  { preset: 'ampSafe', options: {}, only: oldest.name },
  {
    preset: 'safe',
    options: { removeComments: /<!--\s*TODO/i },
    only: 'current',
  },
  { preset: '', options: { collapseWhitespace: 'all' }, only: 'current' },
];

for (const version of versions) {
  const libraryDir = path.join(SITE_DIR, version.library);
  const data = readOrFail(`${version.pages} describes all modules`, () =>
    readVersionData(SITE_DIR, version),
  );
  if (!data) continue;

  for (const settings of SETTINGS) {
    if (settings.only !== undefined && settings.only !== version.name) continue;
    for (const snippet of snippets(settings, data)) {
      // The settings are written in the same way for each tool.
      const isSample =
        settings.only === undefined
          ? version.name !== oldest.name
          : snippet.label === 'JavaScript';
      const title = `${data.name}, ${snippet.label}: ${settings.preset} ${Object.keys(settings.options).join()}`;
      const tag = isSample ? [] : ['@all'];
      test(`${title} makes what htmlnano makes`, { tag }, async () => {
        const { preset, options } = settings;
        const made = await runInNode(
          loadLibrary(libraryDir),
          snippet.label === 'webpack'
            ? DOCUMENT.replace('</head>', `${SCRIPT}</head>`)
            : DOCUMENT,
          () => structuredClone(options),
          preset === '' ? undefined : preset,
        );
        expect(made.kind).toBe('result');
        expect(await run(snippet, libraryDir)).toBe(made.text);
      });
    }
  }

  test(`${data.name}: what snippets tell to install is accepted`, async () => {
    const library = readLibrary(libraryDir);
    const installs = await installedVersions(libraryDir);
    const failures = SETTINGS.flatMap((settings) =>
      snippets(settings, data).flatMap(({ install }) =>
        checkInstall(command(install), library, installs),
      ),
    );
    expect(failures).toEqual([]);
  });
}

/** Installs, writes and runs a snippet, and returns its output. */
async function run(snippet: Snippet, libraryDir: string): Promise<string> {
  const packages = installed(command(snippet.install));
  const project = await createProject(libraryDir, packages);
  try {
    await project.write('src/index.html', DOCUMENT);
    await project.write('src/index.js', '');
    await project.write(snippet.file, `${snippet.code}\n`);
    const { output, code } = await project.run(['bash', '-c', snippet.run]);
    if (code !== 0 || snippet.output === undefined) return output;
    return (await project.read(snippet.output)) ?? output;
  } finally {
    await project.remove();
  }
}

const command = (text: string): Block => blockOf('bash command', text);
