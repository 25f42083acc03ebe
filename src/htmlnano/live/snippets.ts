import { installCommand, type Settings } from './packages';
import { isJson, printLiteral } from './printLiteral';
import type { VersionData } from './versionData';

/** Code for a reader's project. */
export interface Snippet {
  /** The way to use the library. */
  readonly label: string;
  /** The commands that install what the code needs. */
  readonly install: string;
  /** The files to write: names and contents. */
  readonly files: Readonly<Record<string, string>>;
  /** The command that minifies the page. */
  readonly run: string;
  /** The page, by default `src/index.html`. */
  readonly source?: string;
  /** The file that it writes; by default it prints. */
  readonly output?: string;
  /** What htmlnano runs with: less where the tool does a part. */
  readonly settings: Settings;
}

/** A snippet without the command that installs htmlnano. */
type Draft = Omit<Snippet, 'install' | 'settings'> &
  Partial<Pick<Snippet, 'install' | 'settings'>>;

const SOURCE = 'src/index.html';
const MINIFIED = 'index.min.html';

/**
 * Writes code with the settings for every way to use a version. Each snippet
 * has the result of `htmlnano.process()` for what the tool makes of the page.
 *
 * @param settings without functions
 */
export function snippets(settings: Settings, version: VersionData): Snippet[] {
  const major = Number.parseInt(version.library);
  const drafts = programs(settings, major);
  // Both a configuration file and the command always have a preset.
  if (settings.preset !== '') {
    if (major === 2) drafts.push(parcel(settings));
    drafts.push(config(settings));
    if (major >= 3) drafts.push(cli(settings));
  }
  return drafts.map((draft) => {
    const all = { install: '', settings, ...draft };
    return {
      ...all,
      install: all.install + installCommand(all.settings, version),
    };
  });
}

/** @param major of htmlnano: older ones are not used in newer tools */
function programs({ preset, options }: Settings, major: number): Draft[] {
  const values = `const options = ${printLiteral(options, '', 16)};
const preset = ${preset === '' ? '{}' : `htmlnano.presets.${preset}`};`;
  const since2: Draft[] = [
    {
      label: 'Vite',
      install: 'npm install --save-dev vite@8\n',
      files: {
        'vite.config.mjs': `import htmlnano from 'htmlnano';

${values}

const minifyHtml = {
  name: 'minify-html',
  apply: 'build',
  transformIndexHtml: {
    // After Vite has added its tags.
    order: 'post',
    handler: async (source) => {
      const { html } = await htmlnano.process(source, options, preset);
      return html;
    },
  },
};

export default { plugins: [minifyHtml] };`,
      },
      run: 'npx vite build --logLevel warn',
      source: 'index.html',
      output: 'dist/index.html',
    },
    {
      label: 'Eleventy',
      install: 'npm install --save-dev @11ty/eleventy@3\n',
      files: {
        'eleventy.config.mjs': `import htmlnano from 'htmlnano';

${values}

export default function (config) {
  config.addTransform('htmlnano', async function (source) {
    if (!String(this.page.outputPath).endsWith('.html')) return source;
    const { html } = await htmlnano.process(source, options, preset);
    return html;
  });
}`,
      },
      run: 'npx eleventy --input=src --quiet',
      output: '_site/index.html',
    },
  ];
  const since3: Draft[] = [
    {
      label: 'Astro',
      install: 'npm install --save-dev astro@5\n',
      files: {
        'astro.config.mjs': `import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import htmlnano from 'htmlnano';

${values}

const minifyHtml = {
  name: 'minify-html',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      for (const file of await readdir(root, { recursive: true })) {
        if (!file.endsWith('.html')) continue;
        const page = join(root, file);
        const source = await readFile(page, 'utf8');
        const { html } = await htmlnano.process(source, options, preset);
        await writeFile(page, html);
      }
    },
  },
};

export default { integrations: [minifyHtml] };`,
      },
      run: 'npx astro build --silent',
      source: 'src/pages/index.html',
      output: 'dist/index.html',
    },
    {
      label: 'MJML',
      install: 'npm install --save-dev mjml@5\n',
      files: {
        'mail.mjs': `import { readFile, writeFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import htmlnano from 'htmlnano';

${values}

// Without \`minify: true\`, which runs MJML's own htmlnano, with settings of MJML.
const mail = await mjml2html(await readFile('src/index.mjml', 'utf8'));
const { html } = await htmlnano.process(mail.html, options, preset);
await writeFile('${MINIFIED}', html);`,
      },
      run: 'node mail.mjs',
      source: 'src/index.mjml',
      output: MINIFIED,
    },
  ];
  return [
    {
      label: 'JavaScript',
      files: {
        'minify.mjs': `import { readFile, writeFile } from 'node:fs/promises';
import htmlnano from 'htmlnano';

${values}

const source = await readFile('${SOURCE}', 'utf8');
const { html } = await htmlnano.process(source, options, preset);
await writeFile('${MINIFIED}', html);`,
      },
      run: 'node minify.mjs',
      output: MINIFIED,
    },
    {
      label: 'PostHTML',
      install: 'npm install --save-dev posthtml@0.16\n',
      files: {
        'posthtml.mjs': `import { readFile, writeFile } from 'node:fs/promises';
import posthtml from 'posthtml';
import htmlnano from 'htmlnano';

${values}

// The last plugin, so that it sees what the others produced.
const processor = posthtml([htmlnano(options, preset)]);

const source = await readFile('${SOURCE}', 'utf8');
const { html } = await processor.process(source);
await writeFile('${MINIFIED}', html);`,
      },
      run: 'node posthtml.mjs',
      output: MINIFIED,
    },
    {
      label: 'webpack',
      install: `npm install --save-dev webpack@5 webpack-cli@6
npm install --save-dev html-webpack-plugin@5 html-minimizer-webpack-plugin@6
`,
      files: {
        'webpack.config.mjs': `import HtmlMinimizerPlugin from 'html-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import htmlnano from 'htmlnano';

${values}

export default {
  mode: 'production',
  stats: 'errors-warnings',
  plugins: [
    // Otherwise html-webpack-plugin minifies too, with another minifier.
    new HtmlWebpackPlugin({ template: './${SOURCE}', minify: false }),
  ],
  optimization: {
    minimizer: [
      // Keep webpack's own minimizer for JavaScript.
      '...',
      new HtmlMinimizerPlugin({
        minify: async (files) => {
          const [source] = Object.values(files);
          const { html } = await htmlnano.process(source, options, preset);
          return { code: html };
        },
        // The plugin cannot send the function to a worker.
        parallel: false,
      }),
    ],
  },
};`,
      },
      run: 'npx webpack',
      output: 'dist/index.html',
    },
    {
      label: 'Gulp',
      install: 'npm install --save-dev gulp@5\n',
      files: {
        'gulpfile.mjs': `import { Transform } from 'node:stream';
import gulp from 'gulp';
import htmlnano from 'htmlnano';

${values}

const minifyHtml = new Transform({
  objectMode: true,
  async transform(file, encoding, done) {
    try {
      const source = file.contents.toString();
      const { html } = await htmlnano.process(source, options, preset);
      file.contents = Buffer.from(html);
      done(null, file);
    } catch (error) {
      done(error);
    }
  },
});

export default () =>
  gulp.src('src/**/*.html').pipe(minifyHtml).pipe(gulp.dest('build'));`,
      },
      run: 'npx gulp --silent',
      output: 'build/index.html',
    },
    ...(major >= 2 ? since2 : []),
    ...(major >= 3 ? since3 : []),
  ];
}

/** For Parcel 2, which minifies scripts, styles and SVG itself. */
function parcel({ preset, options }: Settings): Draft {
  const own = { minifyCss: false, minifyJs: false, ...options };
  return {
    label: 'Parcel',
    settings: { preset, options: own },
    install: `npm install --save-dev parcel@2 @parcel/optimizer-htmlnano@2
`,
    files: {
      '.parcelrc': `{
  "extends": "@parcel/config-default",
  "optimizers": { "*.html": ["@parcel/optimizer-htmlnano"] }
}`,
      ...configFile({ preset, ...own }),
    },
    run: `npx parcel build ${SOURCE} --log-level warn`,
    output: 'dist/index.html',
  };
}

function config({ preset, options }: Settings): Draft {
  return {
    label: 'Configuration file',
    files: configFile({ preset, ...options }),
    // Options or a preset in the call would take precedence over the file.
    run: `node -e "require('htmlnano').process(require('fs').readFileSync('${SOURCE}', 'utf8')).then(({ html }) => process.stdout.write(html))"`,
  };
}

function cli({ preset, options }: Settings): Draft {
  const command = `npx htmlnano ${SOURCE} --preset ${preset}`;
  const draft = { label: 'Command line', output: MINIFIED };
  if (Object.keys(options).length === 0) {
    const file = 'minify.sh';
    const code = `${command} --no-config-search --output ${MINIFIED}`;
    return { ...draft, files: { [file]: code }, run: `sh ${file}` };
  }
  // The command has no options for modules; its preset overrides the file's.
  const files = configFile(options);
  const [file = ''] = Object.keys(files);
  const run = `${command} --config ${file} --output ${MINIFIED}`;
  return { ...draft, files, run };
}

function configFile(options: Settings['options']): Snippet['files'] {
  if (isJson(options))
    return { '.htmlnanorc.json': JSON.stringify(options, null, 2) };
  // `.cjs` works in projects of ES modules, too.
  const code = `module.exports = ${printLiteral(options, '', 17)};`;
  return { '.htmlnanorc.cjs': code };
}
