import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import { type Build, cachePrefix, WORKER_FILE } from './build';
import { describeBuild } from './describeBuild';
import { readPlan } from './plan';
import { removeWorker } from './removeWorker';

interface Site {
  /** Absolute path of the folder of the built site. */
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
}

/**
 * Writes the service worker of the built site, which knows its files as they
 * are: nothing may be written after it.
 *
 * @throws Error when a file that is to be kept was not built
 */
export async function writeWorker({
  outDir,
  generatedFilesDir,
  baseUrl,
}: Site): Promise<void> {
  const plan = await readPlan(generatedFilesDir);
  if (plan === null) {
    await fs.writeFile(path.join(outDir, WORKER_FILE), removingWorker(baseUrl));
  } else await bundle(outDir, await describeBuild(outDir, plan));
}

/** The text of a worker that removes itself and what was kept. */
export const removingWorker = (baseUrl: string): string =>
  `(${removeWorker.toString()})(self, ${JSON.stringify(cachePrefix(baseUrl))});\n`;

async function bundle(outDir: string, build: Build): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    context: __dirname,
    entry: path.join(__dirname, 'worker.ts'),
    output: { path: outDir, filename: WORKER_FILE },
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
          },
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ BUILD: JSON.stringify(JSON.stringify(build)) }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
