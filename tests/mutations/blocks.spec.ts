/**
 * Changes one character of every block that makes what a page shows, one at a time.
 * What is shown is compared as text: `tests/unit/code-examples/compare.spec.ts`.
 */
import { test } from '@playwright/test';
import type { Block } from '../../checks/blocks';
import type { ExampleCheck, ProjectCheck } from '../../checks/pageChecks';
import { mismatch } from '../../checks/compare';
import { runExample } from '../../checks/library/runExample';
import { runProject } from '../../checks/runProject';
import { checkInstall } from '../../checks/installs';
import { installableVersions } from '../../checks/integrations';
import { factsOf, site, type VersionFacts } from '../../checks/readSite';
import { checkExamples } from '../../checks/exampleChecks';
import {
  type DocumentedVersion,
  documentedVersions,
  pagesOf,
  SITE_DIR,
} from '../../src/htmlnano/versions';
import { orThrow } from '../../src/plugins/shared/orThrow';
import { mutateText } from './mutate';
import { tagOf, Tally } from './tally';

/**
 * Blocks that stay true when one character changes, by a part of their text, and
 * why the example does not depend on it.
 */
const EQUIVALENT: ReadonlyMap<string, string> = new Map([
  [
    '{ "preset": "maximum" }',
    'Shows that a preset of an unknown name is ignored: any other is, too.',
  ],
  [
    "{ preset: 'max' }",
    'Shows that the library refuses the key, whatever its value.',
  ],
  [
    "{ configPath: 'a.json' }",
    'Shows that the library refuses the key, whatever its value.',
  ],
  [
    "{ minifyUrls: 'example.com' }",
    'Shows that an address without `https://` rejects: any other does, too.',
  ],
  [
    "{ minifyUrls: 'https://example.com/' }",
    'Shows what becomes of `javascript:`, which no address of a page changes.',
  ],
  [
    '{ removeUnusedCss: { timeout: 2000 } }',
    'A thousandth of a second more gives scripts no time that they need.',
  ],
  [
    "{ minifyUrls: '/a/' }",
    'Shows that an address that is not absolute does nothing on some pages: so does any other.',
  ],
  [
    "{ removeComments: 'safe' }",
    'Shows what any value but `all` keeps, which the preset `max` deletes.',
  ],
  [
    "overrideBrowserslist: 'chrome 111'",
    'Shows what a browser that knows `:is()` allows: so does a newer one.',
  ],
  ['preamble:', 'Shows what a preamble does to a handler, whatever it says.'],
  ['floatPrecision: 6', 'Shows that six digits are enough: so are seven.'],
  [
    "[{ tag: 'template' }]",
    'Shows that a script is left alone if the rules do not name it.',
  ],
  [
    "safelist: { greedy: ['is-open'] }",
    'Shows that a text is refused there, whatever it is.',
  ],
  [
    "safelist: { deep: ['is-open'] }",
    'Shows that a text is refused there, whatever it is.',
  ],
  [
    "{ sortAttributesWithLists: 'frequency', ",
    'Shows that another module fails after it, whatever the value of that one.',
  ],
  [
    "{ custom: (tree) => tree.match({ attrs: { id: 'a' } }",
    'Shows that a function does not reach into an SVG, whatever it looks for there.',
  ],
  [
    'ignore: [/:is/]',
    'Shows that UnCSS fails at a selector that no pattern matches.',
  ],
  [
    'async (tree) => tree,',
    'Shows that the function after an async one gets a promise, whatever it returns.',
  ],
  [
    '"$schema": "https://',
    'Shows that the library refuses the key, whatever stands beside it.',
  ],
]);

const isEquivalent = ({ text }: Block): boolean =>
  [...EQUIVALENT.keys()].some((part) => text.includes(part));

const mutated = (block: Block): Block => ({
  ...block,
  text: mutateText(block.text),
});

/** One with a changed text, and one for each attribute. */
const mutantsOf = (block: Block): Block[] => [
  mutated(block),
  ...Object.entries(block.attributes).map(([name, value]) => ({
    ...block,
    attributes: { ...block.attributes, [name]: mutateText(value) },
  })),
];

/** What the checks say of an example with another block. */
async function failuresOf(
  mutant: ExampleCheck,
  block: Block,
  { libraryDir, check: checkTables }: VersionFacts,
) {
  const isWrong = mismatch(await runExample(mutant, libraryDir)) !== undefined;
  return isWrong ? [block] : checkExamples([mutant], checkTables);
}

async function mutateExample(
  check: ExampleCheck,
  facts: VersionFacts,
  tally: Tally,
): Promise<void> {
  for (const part of ['options', 'config'] as const) {
    const block = check[part];
    if (!block || isEquivalent(block)) continue;
    for (const changed of mutantsOf(block)) {
      const mutant = { ...check, [part]: changed };
      const failures = await failuresOf(mutant, block, facts);
      tally.note(JSON.stringify(changed), block, failures);
    }
  }
}

const isTyped = ({ kind, language }: Block): boolean =>
  kind === 'program' && language === 'ts';

const hasTypes = ({ steps }: ProjectCheck): boolean =>
  steps.some(({ block }) => isTyped(block));

/** Programs in TypeScript: one character, and each error that they expect. */
async function mutateTypes(
  check: ProjectCheck,
  libraryDir: string,
  tally: Tally,
): Promise<void> {
  for (const step of check.steps) {
    const { block: run } = step;
    if (!isTyped(run)) continue;
    const expected = [...run.text.matchAll(/@ts-expect-error/g)];
    const mutants = [
      mutated(run),
      ...expected.map(({ index }) => ({
        ...run,
        text: `${run.text.slice(0, index)}${run.text.slice(index + 1)}`,
      })),
    ];
    for (const mutant of mutants) {
      const steps = [{ ...step, block: mutant }];
      const outcomes = await runProject({ ...check, steps }, libraryDir);
      const isWrong = outcomes.some((outcome) => mismatch(outcome));
      tally.note(mutant.text, run, isWrong ? [run] : []);
    }
  }
}

async function mutateInstalls(
  installs: readonly Block[],
  { library, libraryDir }: VersionFacts,
  tally: Tally,
): Promise<void> {
  const installed = await installableVersions(libraryDir);
  for (const block of installs) {
    const lines = block.text.split('\n');
    for (const [index, line] of lines.entries()) {
      for (const word of line.split(' ').slice(2)) {
        const wrong = line.replace(word, mutateText(word));
        const text = lines.with(index, wrong).join('\n');
        const place = { file: block.file, line: block.line + 1 + index };
        const failures = checkInstall({ ...block, text }, library, installed);
        tally.note(wrong, place, failures);
      }
    }
  }
}

const isQuick = ({ config }: ExampleCheck): boolean => config === undefined;

function checksOf(version: DocumentedVersion, file: string) {
  const facts = factsOf(version);
  const page = facts.pages.find((each) => each.file === file);
  return { facts, checks: orThrow(page, file).checks };
}

async function changeEach(
  file: string,
  examples: readonly ExampleCheck[],
  facts: VersionFacts,
  others: (tally: Tally) => Promise<void>,
): Promise<void> {
  test.setTimeout(240_000);
  const tally = new Tally();
  for (const check of examples) await mutateExample(check, facts, tally);
  await others(tally);
  tally.expectAllCaught(file);
}

for (const version of documentedVersions(SITE_DIR)) {
  for (const file of pagesOf(SITE_DIR, version)) {
    test(`${file}: no changed code block goes unnoticed${tagOf(version, [file])}`, async () => {
      const { facts, checks } = checksOf(version, file);
      const { examples, installs } = checks;
      const quick = examples.filter(isQuick);
      const count = quick.length + installs.length;
      test.skip(
        count === 0,
        'It has only programs, whose outputs are compared',
      );
      await changeEach(file, quick, facts, (tally) =>
        mutateInstalls(installs, facts, tally),
      );
    });

    // Each change takes a process that reads the file, or the compiler.
    test(`${file}: no changed configuration file or type goes unnoticed @all`, async () => {
      const { facts, checks } = checksOf(version, file);
      const slow = checks.examples.filter((check) => !isQuick(check));
      const typed = checks.projects.filter(hasTypes);
      test.skip(slow.length + typed.length === 0, 'It has none');
      await changeEach(file, slow, facts, async (tally) => {
        for (const check of typed)
          await mutateTypes(check, facts.libraryDir, tally);
      });
    });
  }
}

for (const part of EQUIVALENT.keys()) {
  test(`a change of ${part} still goes unnoticed @all`, async () => {
    const examples = site().flatMap((facts) =>
      facts.pages.flatMap(({ checks }) =>
        checks.examples.map((check) => ({ check, facts })),
      ),
    );
    for (const { check, facts } of examples) {
      for (const name of ['options', 'config'] as const) {
        const block = check[name];
        if (!block?.text.includes(part)) continue;
        const mutant = { ...check, [name]: mutated(block) };
        if ((await failuresOf(mutant, block, facts)).length === 0) return;
      }
    }
    throw new Error('Each change is noticed: remove the exception.');
  });
}
