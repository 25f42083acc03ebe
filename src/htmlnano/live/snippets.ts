import { installCommand, type Settings } from './packages';
import { isJson, printLiteral } from './printLiteral';
import type { VersionData } from './versionData';

/** Code for a reader's project. */
export interface Snippet {
  /** The way to use the library. */
  readonly label: string;
  /** The commands that install what the code needs. */
  readonly install: string;
  /** Name of the file for the code. */
  readonly file: string;
  readonly code: string;
  /** The command that minifies `src/index.html`. */
  readonly run: string;
  /** The file that it writes; by default it prints. */
  readonly output?: string;
}

/** A snippet without the command that installs htmlnano. */
type Draft = Omit<Snippet, 'install'> & { readonly install?: string };

const SOURCE = 'src/index.html';
const MINIFIED = 'index.min.html';

/**
 * Writes code with the settings for every way to use a version. Each snippet
 * has the result of `htmlnano.process()` for `src/index.html`.
 *
 * @param settings without functions
 */
export function snippets(settings: Settings, version: VersionData): Snippet[] {
  const drafts = programs(settings);
  // Both a configuration file and the command always have a preset.
  if (settings.preset !== '') {
    drafts.push(config(settings));
    if (Number.parseInt(version.library) >= 3) drafts.push(cli(settings));
  }
  const own = installCommand(settings, version);
  return drafts.map((draft) => ({
    ...draft,
    install: (draft.install ?? '') + own,
  }));
}

function programs({ preset, options }: Settings): Draft[] {
  const values = `const options = ${printLiteral(options, '', 16)};
const preset = ${preset === '' ? '{}' : `htmlnano.presets.${preset}`};`;
  return [
    {
      label: 'JavaScript',
      file: 'minify.mjs',
      code: `import { readFile, writeFile } from 'node:fs/promises';
import htmlnano from 'htmlnano';

${values}

const source = await readFile('${SOURCE}', 'utf8');
const { html } = await htmlnano.process(source, options, preset);
await writeFile('${MINIFIED}', html);`,
      run: 'node minify.mjs',
      output: MINIFIED,
    },
    {
      label: 'PostHTML',
      install: 'npm install --save-dev posthtml@0.16\n',
      file: 'posthtml.mjs',
      code: `import { readFile, writeFile } from 'node:fs/promises';
import posthtml from 'posthtml';
import htmlnano from 'htmlnano';

${values}

// The last plugin, so that it sees what the others produced.
const processor = posthtml([htmlnano(options, preset)]);

const source = await readFile('${SOURCE}', 'utf8');
const { html } = await processor.process(source);
await writeFile('${MINIFIED}', html);`,
      run: 'node posthtml.mjs',
      output: MINIFIED,
    },
    {
      label: 'webpack',
      install: `npm install --save-dev webpack@5 webpack-cli@6
npm install --save-dev html-webpack-plugin@5 html-minimizer-webpack-plugin@6
`,
      file: 'webpack.config.mjs',
      code: `import HtmlMinimizerPlugin from 'html-minimizer-webpack-plugin';
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
      run: 'npx webpack',
      output: 'dist/index.html',
    },
    {
      label: 'Gulp',
      install: 'npm install --save-dev gulp@5\n',
      file: 'gulpfile.mjs',
      code: `import { Transform } from 'node:stream';
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
      run: 'npx gulp --silent',
      output: 'build/index.html',
    },
  ];
}

function config({ preset, options }: Settings): Draft {
  return {
    label: 'Configuration file',
    ...configFile({ preset, ...options }),
    // Options or a preset in the call would take precedence over the file.
    run: `node -e "require('htmlnano').process(require('fs').readFileSync('${SOURCE}', 'utf8')).then(({ html }) => process.stdout.write(html))"`,
  };
}

function cli({ preset, options }: Settings): Draft {
  const command = `npx htmlnano ${SOURCE} --preset ${preset}`;
  const draft = { label: 'Command line', output: MINIFIED };
  if (Object.keys(options).length === 0) {
    const code = `${command} --no-config-search --output ${MINIFIED}`;
    const file = 'minify.sh';
    return { ...draft, file, code, run: `sh ${file}` };
  }
  // The command has no options for modules; its preset overrides the file's.
  const written = configFile(options);
  const run = `${command} --config ${written.file} --output ${MINIFIED}`;
  return { ...draft, ...written, run };
}

function configFile(options: Settings['options']) {
  if (isJson(options)) {
    const code = JSON.stringify(options, null, 2);
    return { file: '.htmlnanorc.json', code };
  }
  // `.cjs` works in projects of ES modules, too.
  const code = `module.exports = ${printLiteral(options, '', 17)};`;
  return { file: '.htmlnanorc.cjs', code };
}
