/**
 * Random pages, made of the sources that the pages show, through every preset.
 * What they lose, why the library rejects them, and what looks otherwise in a browser
 * or is another tree for the standard's parser, stands on the pages.
 * `PAGES` and `SEED` ask for other and more of them.
 */
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type DefaultTreeAdapterTypes as Tree,
  html as standard,
  parse,
} from 'parse5';
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
import { readMarkdown } from '../../src/plugins/shared/markdown';
import {
  changesOf,
  differencesOf,
  readPages,
  type Seen,
} from '../support/drawn';
import { CONSTRUCTS, CUT, generator, marksOf } from '../support/randomPages';
import told from './told.json';

const { PAGES, SEED = '1' } = process.env;
/** Pages that are drawn together. */
const BATCH = 20;
/** Kinds of findings, and words of the pages that tell it: one has them. */
const KINDS = told.map(({ kind, words }) => ({
  kind: new RegExp(kind),
  words,
}));

const textOf = (files: readonly string[]): string =>
  files.map((file) => readMarkdown(path.join(SITE_DIR, file))).join('\n');

const versions = documentedVersions(SITE_DIR);

// On each run, as the tests that need them run seldom.
test('the words that tell what random pages lose stand on a page', () => {
  const pages = textOf(versions.flatMap((each) => pagesOf(SITE_DIR, each)));
  const words = told.flatMap((each) => each.words);
  const gone = words.filter((each) => !pages.includes(each));
  expect(gone, 'Change tests/docs/told.json with the pages.').toEqual([]);
});

for (const version of versions) {
  const label = version.name === 'current' ? 'Next' : version.name;
  const library = loadLibrary(path.join(SITE_DIR, version.library));
  const files = pagesOf(SITE_DIR, version);
  const pages = textOf(files);
  const parts = (): string[] => {
    const texts = files
      .flatMap((file) => readPageChecks(SITE_DIR, file).examples)
      .map(({ source }) => source.text)
      .filter((text) => !/<(!doctype|html|head|body|plaintext)/i.test(text));
    return [...new Set(texts)];
  };

  const isTold = (finding: string): boolean =>
    KINDS.some(
      ({ kind, words }) =>
        kind.test(finding) && words.some((each) => pages.includes(each)),
    );

  const presets = Object.entries(library.presets).map(([name, preset]) => {
    // UnCSS, the default of older versions, would run the pages' scripts.
    const tool = { removeUnusedCss: { tool: 'purgeCSS' } };
    return {
      name,
      values: preset.removeUnusedCss ? { ...preset, ...tool } : preset,
    };
  });

  const runOn =
    (html: string): Run =>
    async (options) => {
      let text = '';
      for (const file of html.split(CUT)) {
        const made = await runInNode(
          library,
          file,
          () => ({ ...options }),
          undefined,
        );
        if (made.kind === 'error') return made;
        text += made.text;
      }
      return { kind: 'result', text, logged: '' };
    };

  test(`${label}: random pages lose nothing that the pages do not tell @all`, async () => {
    test.setTimeout(0);
    const generate = generator(parts(), Number(SEED));
    const untold = new Map<string, string>();
    for (let count = Number(PAGES ?? 200); count > 0; count -= 1) {
      const html = generate(1);
      for (const { name, values } of presets) {
        for (const what of await findings(html, values, runOn(html))) {
          const finding = [name, what, ...marksOf(html)].join(' ');
          if (!isTold(finding)) untold.set(finding, html);
        }
      }
    }
    expect([...untold].slice(0, 20)).toEqual([]);
  });

  test(`${label}: random pages look the same in a browser, or the pages tell it @all`, async ({
    page,
  }) => {
    test.setTimeout(0);
    const generate = generator(
      [...parts(), ...CONSTRUCTS, ...CONSTRUCTS, ...CONSTRUCTS],
      Number(SEED),
    );
    const untold = new Map<string, string>();
    for (let left = Number(PAGES ?? 667); left > 0; left -= BATCH) {
      const sources = Array.from({ length: Math.min(BATCH, left) }, () =>
        generate(0),
      );
      for (const [finding, html] of await drawnFindings(page, sources))
        if (!isTold(finding)) untold.set(finding, html);
    }
    expect([...untold].slice(0, 20)).toEqual([]);
  });

  /** What differs in a browser, by which module. */
  async function drawnFindings(
    page: Page,
    sources: readonly string[],
  ): Promise<[string, string][]> {
    const seen = new Map<string, Seen>();
    const draw = async (texts: readonly string[]): Promise<void> => {
      const unseen = texts.filter((text) => !seen.has(text));
      for (const entry of await readPages(page, unseen)) seen.set(...entry);
    };
    const compare = (before: string, after: string): string[] => {
      const [old, now] = [seen.get(before), seen.get(after)];
      const found = old && now ? differencesOf(old, now) : [];
      return found.some((each) => kindOf(each) === 'elements')
        ? found
        : [...found, ...changesOf('tree', treeOf(before), treeOf(after))];
    };
    const found: [string, string][] = [];
    const results: {
      name: string;
      values: Preset;
      html: string;
      text: string;
    }[] = [];
    for (const html of sources)
      for (const { name, values } of presets) {
        const { kind, text } = await runOn(html)(values);
        if (kind === 'result') {
          results.push({ name, values, html, text });
        } else {
          const [what] = await findings(html, values, runOn(html));
          found.push([[name, what, ...marksOf(html)].join(' '), html]);
        }
      }
    await draw(results.flatMap(({ html, text }) => [whole(html), text]));
    const runs: { name: string; html: string; steps: readonly Step[] }[] = [];
    for (const { name, values, html, text } of results) {
      if (compare(whole(html), text).length === 0) continue;
      const steps = await stepsOf(html, values, runOn(html));
      if (typeof steps !== 'string') runs.push({ name, html, steps });
    }
    await draw(runs.flatMap(({ steps }) => steps.map(({ after }) => after)));
    for (const { name, html, steps } of runs) {
      const last = steps.at(-1)?.after ?? '';
      const kinds = new Set(compare(whole(html), last).map(kindOf));
      for (const { module = '', before, after } of steps) {
        if (before === after) continue;
        for (const each of compare(before, after)) {
          // What a later module mends is none.
          if (!kinds.has(kindOf(each))) continue;
          const words = [`${name} ${module}: in a browser,`, each];
          found.push([[...words, ...marksOf(html)].join(' '), html]);
        }
      }
    }
    return found;
  }
}

/** A page that is not cut into files. */
const whole = (html: string): string => html.replaceAll(CUT, '');

/** The elements that a browser with scripts builds, except for code. */
function treeOf(html: string): string[] {
  const paths: string[] = [];
  const visit = (node: Tree.ParentNode, parent: string): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child) || /^(script|style)$/.test(child.tagName))
        continue;
      const isPart =
        child.namespaceURI === standard.NS.SVG && child.tagName !== 'svg';
      const path = isPart ? parent : `${parent}>${child.tagName}`;
      if (!isPart) paths.push(path);
      visit('content' in child ? child.content : child, path);
    }
  };
  visit(parse(html), '');
  return paths;
}

/** Such as `text`, or `style`. */
const kindOf = (difference: string): string => difference.replace(/\W.*/s, '');

type Preset = Readonly<Record<string, unknown>>;

type Run = (options: object) => ReturnType<typeof runInNode>;

/** What a page loses to which module, or which one rejects it and why. */
async function findings(
  html: string,
  preset: Preset,
  run: Run,
): Promise<string[]> {
  const { kind, text } = await run(preset);
  const lost = lossesOf(readPage(html), readPage(text));
  if (kind === 'result' && !isLoss(lost)) return [];
  const steps = await stepsOf(html, preset, run);
  if (typeof steps === 'string') return [steps];
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

/** What each module of a preset makes of a page, or which one rejects it. */
async function stepsOf(
  html: string,
  preset: Preset,
  run: Run,
): Promise<Step[] | string> {
  const steps: Step[] = [];
  const options: Record<string, unknown> = {};
  for (const [module, value] of [
    ['', false],
    ...Object.entries(preset),
  ] as const) {
    if (value) options[module] = value;
    else if (module !== '') continue;
    const result = await run(options);
    if (result.kind === 'error') return `${module}: rejects ${result.text}`;
    const before = steps.at(-1)?.after ?? whole(html);
    steps.push({ module, before, after: result.text });
  }
  return steps;
}

const entriesOf = (losses: Losses): [string, unknown][] =>
  Object.entries(losses).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  );
