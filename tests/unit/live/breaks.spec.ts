import path from 'node:path';
import { expect, test } from '@playwright/test';
import { toString } from 'mdast-util-to-string';
import { runInNode } from '../../../checks/library/runInNode';
import { runOrderIn } from '../../../src/htmlnano/facts/moduleTables';
import {
  chapterOf,
  readChapters,
  type Row,
} from '../../../src/htmlnano/facts/tables';
import { evaluate } from '../../../src/htmlnano/library/literal';
import { loadLibrary } from '../../../src/htmlnano/library/loadLibrary';
import { isLoss } from '../../../src/htmlnano/live/losses';
import { stepsOf } from '../../../src/htmlnano/live/analysis/steps';
import {
  documentedVersions,
  pageOf,
  SITE_DIR,
} from '../../../src/htmlnano/versions';
import { readPageChecks } from '../../../checks/pageChecks';
import {
  parseMarkdown,
  readMarkdown,
} from '../../../src/plugins/shared/markdown';
import { orThrow } from '../../../src/plugins/shared/orThrow';

// In one worker, which loads the library once.
test.describe.configure({ mode: 'default' });

/** A small page that breaks as a row of the tables says. */
interface BrokenPage {
  readonly source: string;
  readonly preset: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * The pages of rows, by how the rows begin. The page of any other row is the first
 * example of the proof below the tables that begins like the row.
 */
const PAGES: Readonly<Record<string, BrokenPage>> = {
  'Words stick together: ': { source: '<b>5</b> <i>EUR</i>', preset: 'safe' },
  'Icons or a logo are black': {
    source:
      '<svg viewBox="0 0 9 9"><style>.a{fill:red}</style><path class="a" d="M0 0h4v4z"/></svg><svg viewBox="0 0 9 9"><path class="a" d="M0 0h9v9z"/></svg>',
    preset: 'safe',
  },
  'Styles are missing: a menu that a script opens': {
    source:
      '<style>.menu{top:0}.menu.is-open{top:9px}</style><p class="menu">Menu</p><script>menu.classList.add("is-open")</script>',
    preset: 'max',
  },
  'Umlauts look like ': { source: '<p>Caf&eacute;</p>', preset: 'safe' },
  'The build crashes': {
    source: '<style>p { color: {{ color }} }</style>',
    preset: 'safe',
  },
};

/**
 * Kinds of harm that Try it does not see, with the beginnings of their rows. Try it names these
 * kinds, so change its line as well.
 */
const NOT_SEEN: Readonly<Record<string, readonly string[]>> = {
  'values and names of attributes': [
    'A floating label stays above',
    'A radio button or checkbox sends',
    'A rule such as [class^="icon-"]',
    'An attribute of a web component has lost its value',
    'A property of a Vue or Angular component',
    'A space at the edge of a value',
    'A map or video in an <iframe>',
    'A video does not play',
  ],
  'style rules without a class, and their values': [
    'A chart has lost its color',
    'Styles are missing: :focus-visible',
    'Styles are missing: a rule with an attribute',
    'Fields have lost their style',
    'A border has lost its color',
  ],
  'the code of scripts, and data in them': [
    'A script stopped: code after a // comment',
    'AngularJS stopped',
    'A click does nothing',
    'A long number has other digits',
    'The policy of the page (CSP)',
  ],
  'line breaks outside <pre> and <textarea>': [
    'A diagram or formula is one line',
    'A poem or code has lost its lines',
  ],
  'how elements are nested': ['A list (<select>) has lost its options'],
  'tags that may be left out': [
    'Live reload or an analytics tool finds no',
    'A crawler, bot or validator misses',
  ],
  'the encoding of the file': ['Umlauts look like '],
};

const FILE_OF_TEST = 'tests/unit/live/breaks.spec.ts';
const [version] = documentedVersions(SITE_DIR);
const { library: folder } = orThrow(version, 'A documented version');
const library = loadLibrary(path.join(SITE_DIR, folder));
const usage = pageOf(SITE_DIR, orThrow(version, 'A version'), 'usage');
const modules = pageOf(SITE_DIR, orThrow(version, 'A version'), 'modules');
const runOrder = runOrderIn(readChapters(SITE_DIR, modules));
const { tables } = chapterOf(
  readChapters(SITE_DIR, usage),
  'When a page breaks',
);
const rows = tables.flatMap((table) => table.slice(1));
const symptomOf = (row: Row): string => row.cells[0]?.text ?? '';

/** The proofs below the tables, each introduced by a paragraph. */
const proofs = parseMarkdown(readMarkdown(path.join(SITE_DIR, usage)))
  .children.filter(({ type }) => type === 'paragraph')
  .map((node) => ({
    line: node.position?.start.line ?? 0,
    text: toString(node),
  }))
  .filter(({ line }) => line > (rows.at(-1)?.line ?? Infinity));
const { examples } = readPageChecks(SITE_DIR, usage);

/** How many characters two texts have in common at their beginnings. */
function alike(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** The page of a row, from this file or from the proofs. */
function pageFor(symptom: string): BrokenPage | undefined {
  const [, own] =
    Object.entries(PAGES).find(([start]) => symptom.startsWith(start)) ?? [];
  if (own) return own;
  const [proof] = proofs.toSorted(
    (a, b) => alike(b.text, symptom) - alike(a.text, symptom),
  );
  // Another row begins like the proof, too, and its page says nothing about this one.
  const isOfRow =
    proof &&
    alike(proof.text, symptom) >= Math.min(12, symptom.length) &&
    rows.every((row) => {
      const other = symptomOf(row);
      return alike(proof.text, other) <= alike(proof.text, symptom);
    });
  if (!isOfRow) return undefined;
  const example = examples.find(({ source }) => source.line > proof.line);
  const { options, source } = orThrow(example, 'An example in the proof');
  return {
    source: source.text,
    preset: options?.attributes.preset ?? '',
    options: evaluate(options?.text ?? '{}') as BrokenPage['options'] & object,
  };
}

/** The library without the first run of `runInNode`: each step loads one module. */
const warm = {
  ...library,
  process: (...input: Parameters<typeof library.process>) =>
    input[0] === '' ? Promise.resolve({ html: '' }) : library.process(...input),
};

/** Whether the modules that a row names change its page, and whether Try it sees it. */
async function effectOf(
  row: Row,
  { source, preset, options = {} }: BrokenPage,
): Promise<{ readonly isChanged: boolean; readonly isSeen: boolean }> {
  const values = { ...library.presets[preset], ...options };
  const enabled = runOrder.filter((name) => values[name]);
  const links = row.cells[1]?.links ?? [];
  // A row that links something else is about what the library does with any modules.
  const named: readonly (string | undefined)[] = links.every((name) =>
    runOrder.includes(name),
  )
    ? links
    : [undefined, ...enabled];
  const steps = stepsOf(source, enabled, async (on) => {
    const off = enabled.filter((name) => !on.includes(name));
    const all = {
      ...options,
      ...Object.fromEntries(off.map((name) => [name, false])),
    };
    const { kind, text } = await runInNode(
      warm,
      source,
      () => ({ ...all }),
      preset,
    );
    if (kind === 'result') return text;
    throw new Error(text);
  });
  const done: (string | undefined)[] = [];
  let [before, isChanged, isSeen] = [source, false, false];
  try {
    for await (const { module, text, losses } of steps) {
      done.push(module);
      if (named.includes(module)) {
        isChanged ||= text !== before;
        isSeen ||= isLoss(losses);
      }
      before = text;
      if (named.every((name) => done.includes(name))) break;
    }
  } catch (error) {
    // Try it shows the error instead.
    expect(named, String(error)).toContain(enabled[done.length - 1]);
    return { isChanged: true, isSeen: true };
  }
  return { isChanged, isSeen };
}

const notSeen = Object.values(NOT_SEEN).flat();

test('the tables of "When a page breaks" have rows, and the lists name only these', () => {
  expect(rows.length).toBeGreaterThan(0);
  const unused = [...Object.keys(PAGES), ...notSeen].filter(
    (start) =>
      rows.filter((row) => symptomOf(row).startsWith(start)).length !== 1,
  );
  expect(
    unused,
    `Each of these must begin one row of the tables in ${usage}. Correct ${FILE_OF_TEST}.`,
  ).toEqual([]);
});

for (const row of rows) {
  const symptom = symptomOf(row);
  const isListed = notSeen.some((start) => symptom.startsWith(start));
  test(`Try it ${isListed ? 'does not see' : 'sees'}: ${symptom}`, async () => {
    const where = `${usage}:${String(row.line)}: "${symptom}"`;
    const page = orThrow(
      pageFor(symptom),
      `${where}: no proof below the tables begins like this row. Write one, or add a page to PAGES in ${FILE_OF_TEST}: it`,
    );
    const { isChanged, isSeen } = await effectOf(row, page);
    expect(
      isChanged,
      `${where}: no module that the row names changes its page ${page.source}`,
    ).toBe(true);
    expect(
      isSeen,
      isListed
        ? `${where}: Try it reports a loss now. Take the row off NOT_SEEN, and its kind off Try it's line if no other row has it.`
        : `${where}: Try it reports no loss. Compare more in src/htmlnano/live/losses.ts, or name the row in NOT_SEEN and its kind in Try it.`,
    ).toBe(!isListed);
  });
}
