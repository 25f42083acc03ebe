/**
 * Random pages, made of the sources that the pages show, through every preset. Their
 * losses, the library's errors, and differences in a browser must be documented on the
 * pages. `npm run test:random -- --repeat-each=7` makes others, too.
 */
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readPageChecks } from '../pageChecks';
import { loadLibrary } from '../../src/htmlnano/library/loadLibrary';
import { runInNode } from '../library/runInNode';
import {
  lossesOf,
  type Losses,
  MEASURED,
} from '../../src/htmlnano/live/losses';
import { readPage } from '../../src/htmlnano/live/readPage';
import {
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { shownMarkdown } from '../shownMarkdown';
import { readMarkdown } from '../../src/plugins/shared/markdown';
import documented from './documented-losses.json';
import { differencesOf, drawPages, type DrawnPage } from './drawPages';
import { CONSTRUCTS, generator, marksOf } from './randomPages';

/** Pages that are only run, and pages that are drawn. */
const [RUN, DRAWN] = [100, 200];

for (const version of documentedVersions(SITE_DIR)) {
  test(`${version.pages}: random pages lose nothing, and look the same in a browser, or the pages tell it @all`, async ({
    page,
  }, { repeatEachIndex }) => {
    test.setTimeout(0);
    const library = loadLibrary(path.join(SITE_DIR, version.library));
    const files = pagesOf(SITE_DIR, version);
    const pages = files
      .map((file) => shownMarkdown(readMarkdown(path.join(SITE_DIR, file))))
      .join('\n');
    const parts = (): string[] => {
      const texts = files
        .flatMap((file) => readPageChecks(SITE_DIR, file).examples)
        .map(({ source }) => source.text)
        .filter((text) => !/<(!doctype|html|head|body|plaintext)/i.test(text));
      return [...new Set(texts)];
    };

    const isDocumented = (finding: string): boolean =>
      documented.some(
        ({ kind, words }) =>
          new RegExp(kind).test(finding) &&
          words.some((each) => pages.includes(each)),
      );

    const runOn =
      (html: string): Run =>
      (options) =>
        runInNode(library, html, () => ({ ...options }), undefined);

    const untold = new Map<string, string>();
    const tryAll = async (html: string, find: Find): Promise<void> => {
      for (const [name, preset] of Object.entries(library.presets))
        for (const what of await find(html, withTool(preset), runOn(html))) {
          const finding = [name, what, ...marksOf(html)].join(' ');
          if (!isDocumented(finding)) untold.set(finding, html);
        }
    };
    const seed = repeatEachIndex + 1;
    const generate = generator(parts(), seed);
    for (let left = RUN; left > 0; left -= 1)
      await tryAll(generate(1), findLosses);
    const odd = [...CONSTRUCTS, ...CONSTRUCTS, ...CONSTRUCTS];
    const generateOdd = generator([...parts(), ...odd], seed);
    for (let left = DRAWN; left > 0; left -= 1)
      await tryAll(generateOdd(0), (...run) => findDifferences(page, ...run));
    expect([...untold].slice(0, 20)).toEqual([]);
  });
}

type Preset = Readonly<Record<string, unknown>>;

/** UnCSS, the default of older versions, would run the pages' scripts. */
const withTool = (preset: Preset): Preset =>
  preset.removeUnusedCss
    ? { ...preset, removeUnusedCss: { tool: 'purgeCSS' } }
    : preset;

type Run = (options: object) => ReturnType<typeof runInNode>;

/** What is found when a preset runs on a page, with the module that does it. */
type Find = (html: string, preset: Preset, run: Run) => Promise<string[]>;

/** What a page loses, or which module rejects it and why. */
const findLosses: Find = async (html, preset, run) => {
  const { kind, text } = await run(preset);
  const lost = lossesOf(readPage(html), readPage(text));
  if (kind === 'result' && entriesOf(lost).length === 0) return [];
  const steps = await stepsOf(html, preset, run);
  if (typeof steps === 'string') return [steps];
  if (kind === 'error') return [`several modules: rejects ${text}`];
  const kinds = new Set(entriesOf(lost).map(([what]) => what));
  return steps.flatMap(({ module, before, after }) =>
    entriesOf(lossesOf(readPage(before), readPage(after)))
      // A loss that a later module reverts does not count.
      .filter(([what]) => kinds.has(what))
      .map(([what, value]) => `${module}: ${what} ${JSON.stringify(value)}`),
  );
};

const entriesOf = (losses: Losses): [string, unknown][] =>
  Object.entries(losses).filter(
    ([kind, value]) =>
      !Array.isArray(value) ||
      (value.length > 0 && MEASURED.some((one) => one === kind)),
  );

/** What differs in a browser, or which module rejects the page and why. */
async function findDifferences(
  page: Page,
  ...[html, preset, run]: Parameters<Find>
): Promise<string[]> {
  const { kind, text } = await run(preset);
  if (kind === 'error') return findLosses(html, preset, run);
  const differences = differencesIn(await drawPages(page, [html, text]));
  const kinds = new Set(differences(html, text).map(kindOf));
  const steps = kinds.size > 0 ? await stepsOf(html, preset, run) : [];
  if (typeof steps === 'string') return [];
  const texts = steps.flatMap(({ before, after }) => [before, after]);
  const differencesOfStep = differencesIn(await drawPages(page, texts));
  return steps.flatMap(({ module, before, after }) =>
    differencesOfStep(before, after)
      // A difference that a later module reverts does not count.
      .filter((each) => kinds.has(kindOf(each)))
      .map((each) => `${module}: in a browser, ${each}`),
  );
}

const differencesIn =
  (drawn: ReadonlyMap<string, DrawnPage>) =>
  (before: string, after: string): string[] => {
    const [old, now] = [drawn.get(before), drawn.get(after)];
    return old && now && old !== now ? differencesOf(old, now) : [];
  };

/** Such as `text`, or `style`. */
const kindOf = (difference: string): string => difference.replace(/\W.*/s, '');

/** A page before and after a module. */
interface Step {
  readonly module: string;
  readonly before: string;
  readonly after: string;
}

/** The page after each module of a preset, or the module that throws. */
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
    const before = steps.at(-1)?.after ?? html;
    steps.push({ module, before, after: result.text });
  }
  return steps;
}
