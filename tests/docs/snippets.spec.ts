import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Block } from '../../src/plugins/code-examples/blocks';
import { installed } from '../../src/plugins/code-examples/checks';
import { createProject } from '../../checks/library/project';
import {
  type DocumentedVersion,
  documentedVersions,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { checkInstall } from '../../checks/installs';
import {
  installableVersions,
  installedDir,
  type Integration,
  integrationOf,
  whyLeftOut,
} from '../../checks/integrations';
import { needs } from '../../checks/needs';
import { readLibrary } from '../../src/htmlnano/facts/introspect';
import type { Settings } from '../../src/htmlnano/live/packages';
import { type Snippet, snippets } from '../../src/htmlnano/live/snippets';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../checks/library/runInNode';
import { readVersionData } from '../../src/htmlnano/live/build/readVersionData';
import type { VersionData } from '../../src/htmlnano/live/versionData';
import { orThrow } from '../../src/plugins/shared/orThrow';
import { DOCUMENT } from '../support/document';
import { blockOf } from '../support/renderMarkdown';

// html-webpack-plugin adds this before the minimizer runs.
const SCRIPT = '<script defer src="main.js"></script>';

const MAIL = `<mjml><mj-body><mj-section><mj-column>
  <mj-text>Low <b>tide</b> at six</mj-text>
</mj-column></mj-section></mj-body></mjml>`;

/** Sources of tools, and what each makes without htmlnano, where that is no `DOCUMENT`. */
const MADE: Readonly<
  Record<string, { readonly source: string; readonly command: string }>
> = {
  MJML: {
    source: MAIL,
    command: `node -e "import('mjml').then(async ({ default: mjml }) => {
  const { html } = await mjml(fs.readFileSync('src/index.mjml', 'utf8'));
  fs.writeFileSync('plain.html', html);
})"`,
  },
  Parcel: {
    source: DOCUMENT,
    command: `sed -i 's/"@parcel.optimizer-htmlnano"//' .parcelrc &&
npx parcel build src/index.html --log-level warn --dist-dir plain &&
mv plain/index.html plain.html`,
  },
};

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

/** The tools that snippets are for. */
const TOOLS = ['astro', 'eleventy', 'mjml', 'parcel', 'vite'];

const dataOf = (version: DocumentedVersion): VersionData =>
  readVersionData(SITE_DIR, version);

/**
 * The snippets that `npm test` runs, or those that it leaves to `npm run test:all`: the
 * settings are written in the same way for each tool.
 */
function snippetsOf(
  version: DocumentedVersion,
  settings: (typeof SETTINGS)[number],
  isSample: boolean,
) {
  const { name } = version;
  return snippets(settings, dataOf(version))
    .map((snippet) => {
      const tool = integrationOf({ packages: packagesOf(snippet) });
      return { snippet, tool };
    })
    .filter(({ snippet: { label }, tool }) => {
      // Parcel finds no packages of modules here, and Vite minifies styles itself.
      if (tool && (label === 'Parcel') === (settings.only === undefined))
        return false;
      const isInSample =
        settings.only !== undefined
          ? ['JavaScript', 'Parcel'].includes(label)
          : name === 'current' || (name !== oldest.name && !tool);
      return isInSample === isSample;
    });
}

for (const version of versions) {
  const { name } = version;
  const libraryDir = path.join(SITE_DIR, version.library);
  const own = SETTINGS.filter(({ only = name }) => only === name);

  for (const settings of own) {
    const said = Object.keys(settings.options).join(', ');
    // Of one version all snippets are in the sample, of another none.
    const other = settings.only === undefined ? name : '';
    for (const isSample of [true, false]) {
      if (other === (isSample ? oldest.name : 'current')) continue;
      const tag = isSample ? [] : ['@all'];
      const annotation = TOOLS.map(needs);
      const title = `${name}: ${isSample ? 'code' : 'other code'} with the preset "${settings.preset}" and ${said || 'no options'} makes what htmlnano makes`;
      test(title, { tag, annotation }, async () => {
        test.setTimeout(0);
        const wrong: string[] = [];
        for (const { snippet, tool } of snippetsOf(
          version,
          settings,
          isSample,
        )) {
          const { label } = snippet;
          const reason = whyLeftOut(tool);
          if (reason !== undefined) {
            console.log(`Left out: ${label}, ${title}. ${reason}.`);
            continue;
          }
          try {
            await expectSame(snippet, libraryDir, tool);
          } catch (error) {
            wrong.push(`${label}: ${(error as Error).message}`);
          }
        }
        if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
      });
    }
  }

  test(`${name}: what snippets tell to install is accepted`, async () => {
    const library = readLibrary(libraryDir);
    const installs = await installableVersions(libraryDir);
    const failures = SETTINGS.flatMap((settings) =>
      snippets(settings, dataOf(version)).flatMap(({ install }) =>
        checkInstall(command(install), library, installs),
      ),
    );
    expect(failures).toEqual([]);
  });
}

/** @throws Error if a snippet does not make what htmlnano makes of its page */
async function expectSame(
  snippet: Snippet,
  libraryDir: string,
  tool: Integration | undefined,
): Promise<void> {
  const { output, page } = await run(snippet, libraryDir, tool);
  const { preset, options } = snippet.settings;
  const made = await runInNode(
    loadLibrary(libraryDir),
    page,
    () => structuredClone(options),
    preset === '' ? undefined : preset,
  );
  expect(made.kind).toBe('result');
  expect(output).toBe(made.text);
}

/**
 * Installs, writes and runs a snippet.
 *
 * @returns its output, and the page that it minified
 */
async function run(
  snippet: Snippet,
  libraryDir: string,
  tool: Integration | undefined,
) {
  const { label, files, source = 'src/index.html', output } = snippet;
  const packages = packagesOf(snippet);
  const toolDir = tool && installedDir(tool);
  const project = await createProject(libraryDir, packages, toolDir);
  const inBash = async (command: string): Promise<string> => {
    const { output: printed, code } = await project.run([
      'bash',
      ...['-c', command],
    ]);
    if (code !== 0) throw new Error(printed);
    return printed;
  };
  try {
    const made = MADE[label];
    await project.write(source, made?.source ?? DOCUMENT);
    await project.write('src/index.js', '');
    for (const [file, code] of Object.entries(files))
      await project.write(file, `${code}\n`);
    const printed = await inBash(snippet.run);
    const minified =
      output === undefined ? printed : await project.read(output);
    if (made) await inBash(made.command);
    const page = made
      ? orThrow(await project.read('plain.html'), `A page of ${label}`)
      : label === 'webpack'
        ? DOCUMENT.replace('</head>', `${SCRIPT}</head>`)
        : DOCUMENT;
    return { output: minified ?? printed, page };
  } finally {
    await project.remove();
  }
}

function command(text: string): Block {
  return blockOf('bash command', text);
}

function packagesOf({ install }: Snippet): string[] {
  return installed(command(install));
}
