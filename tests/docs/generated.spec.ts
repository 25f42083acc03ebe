/**
 * Random pages, made of the sources that the pages show, through every preset.
 * What they lose, and why the library rejects them, stands on the pages.
 * `PAGES` and `SEED` ask for other and more of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPageChecks } from '../../src/plugins/code-examples/checks';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../../src/htmlnano/library/runInNode';
import { isLoss, lossesOf, type Losses } from '../../src/htmlnano/live/losses';
import { readPage } from '../../src/htmlnano/live/readPage';
import { lossesOfSteps } from '../../src/htmlnano/live/stepLosses';
import type { Step } from '../../src/htmlnano/live/steps';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { randomFrom } from '../support/random';
import told from './told.json';

const { PAGES = '200', SEED = '1' } = process.env;
/** Kinds of findings, and words of the pages that tell it: one has them. */
const KINDS = told.map(({ kind, words }) => ({
  kind: new RegExp(kind),
  words,
}));

const AROUND =
  'div p span li td a section template button b noscript label details x-a';
const SPACES = ['', '', ' ', '\n', '\n  '];

/** Creates pages of parts, some of them inside of elements. */
function generator(parts: readonly string[]): () => string {
  const random = randomFrom(Number(SEED));
  const pick = (list: readonly string[]): string =>
    list[random(list.length)] ?? '';
  const content = (depth: number): string =>
    Array.from({ length: 1 + random(3) }, () => {
      const inner = depth > 0 && !random(3) ? content(depth - 1) : pick(parts);
      const [name, space] = [pick(AROUND.split(' ')), pick(SPACES)];
      return random(3) ? inner : `<${name}>${space}${inner}${space}</${name}>`;
    }).join(pick(SPACES));
  return () =>
    `<!doctype html>\n<title>Page</title>\n${pick(['', '<body>\n'])}${content(1)}`;
}

for (const version of documentedVersions(SITE_DIR)) {
  const label = version.name === 'current' ? 'Next' : version.name;

  test(`${label}: random pages lose nothing that the pages do not tell @all`, async () => {
    test.setTimeout(0);
    const library = loadLibrary(path.join(SITE_DIR, version.library));
    const files = pagesOf(SITE_DIR, version);
    const parts = files
      .flatMap((file) => readPageChecks(SITE_DIR, file).examples)
      .map(({ source }) => source.text)
      .filter((text) => !/<(!doctype|html|head|body|plaintext)/i.test(text));
    const pages = files
      .map((file) => fs.readFileSync(path.join(SITE_DIR, file), 'utf8'))
      .join('\n');
    const generate = generator([...new Set(parts)]);
    const untold = new Map<string, string>();
    for (let count = Number(PAGES); count > 0; count -= 1) {
      const html = generate();
      const marks = [
        ...(html.includes('<body>') ? [] : ['| no body']),
        ...(/<textarea>[^<]*<[^/]/.test(html) ? ['| markup in textarea'] : []),
        ...(html.includes('--!>') ? ['| comment ends in --!>'] : []),
      ];
      for (const [name, preset] of Object.entries(library.presets)) {
        // UnCSS, the default of older versions, would run the pages' scripts.
        const tool = { removeUnusedCss: { tool: 'purgeCSS' } };
        const values = preset.removeUnusedCss ? { ...preset, ...tool } : preset;
        const run = (options: object) =>
          runInNode(library, html, () => ({ ...options }), undefined);
        for (const what of await findings(html, values, run)) {
          const finding = [name, what, ...marks].join(' ');
          const isTold = KINDS.some(
            ({ kind, words }) =>
              kind.test(finding) && words.some((each) => pages.includes(each)),
          );
          if (!isTold) untold.set(finding, html);
        }
      }
    }
    expect([...untold].slice(0, 20)).toEqual([]);
  });
}

type Run = (options: object) => ReturnType<typeof runInNode>;

/** What a page loses to which module, or which one rejects it and why. */
async function findings(
  html: string,
  preset: Readonly<Record<string, unknown>>,
  run: Run,
): Promise<string[]> {
  const { kind, text } = await run(preset);
  const lost = lossesOf(readPage(html), readPage(text));
  if (kind === 'result' && !isLoss(lost)) return [];
  const steps: Step[] = [];
  const options: Record<string, unknown> = {};
  for (const [module, value] of [
    ['', false],
    ...Object.entries(preset),
  ] as const) {
    if (value) options[module] = value;
    const result = await run(options);
    if (result.kind === 'error') return [`${module}: rejects ${result.text}`];
    const before = steps.at(-1)?.after ?? html;
    steps.push({ module, before, after: result.text });
  }
  if (kind === 'error') return [`several modules: rejects ${text}`];
  const kinds = new Set(entriesOf(lost).map(([what]) => what));
  return (await lossesOfSteps(steps, () => false)).flatMap((step) =>
    entriesOf(step.losses)
      // What a later module mends is no loss.
      .filter(([what]) => kinds.has(what))
      .map(
        ([what, value]) =>
          `${step.module ?? ''}: ${what} ${JSON.stringify(value)}`,
      ),
  );
}

const entriesOf = (losses: Losses): [string, unknown][] =>
  Object.entries(losses).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  );
