import {
  type Cell,
  type Chapter,
  chapterOf,
  type Row,
} from '../src/htmlnano/facts/tables';
import { evaluate } from '../src/htmlnano/library/literal';
import { failure, type Failure } from './failure';
import type { VersionFacts } from './readSite';

/** The heading of the table. */
export const EQUIVALENTS = 'Coming from html-minifier';

type Options = Readonly<Record<string, unknown>>;

/** A minifier that people come from. */
export interface OtherMinifier {
  readonly name: string;
  readonly minify: (html: string, options: Options) => Promise<string>;
}

/** A source on which the other minifiers' option changes something. */
interface Case {
  readonly source: string;
  /** Options that theirs needs beside it. */
  readonly beside?: Options;
  /** Options that htmlnano's needs beside it. */
  readonly oursBeside?: Options;
}

/** The cases, by the first option or the marker that a row names. */
const CASES: Readonly<Record<string, Case>> = {
  '<!-- htmlmin:ignore -->': {
    source:
      '<!-- htmlmin:ignore --><p>  One   two  </p><!-- htmlmin:ignore -->',
    beside: { collapseWhitespace: true },
    oursBeside: { collapseWhitespace: 'aggressive', removeComments: 'safe' },
  },
  caseSensitive: {
    source: '<my-app itemCount="1"></my-app>',
    // Without any module htmlnano keeps all names.
    oursBeside: { removeComments: 'safe' },
  },
  collapseAttributeWhitespace: {
    source: '<a rel=" next  up " data-x=" a">A</a>',
  },
  collapseBooleanAttributes: {
    source: '<input disabled="disabled"><img src="a.png" alt="">',
  },
  collapseInlineTagWhitespace: {
    source: '<p>One <b>two</b> <i>three</i></p>',
    beside: { collapseWhitespace: true },
    oursBeside: { collapseWhitespace: 'aggressive' },
  },
  collapseWhitespace: {
    source:
      '<div>\n  <p>  One   <b>two</b>  <i>three</i> </p>\n  <p>Four</p>\n</div>',
  },
  conservativeCollapse: {
    source: '<p>One</p>\n<p>Two   <b>three</b></p>',
    beside: { collapseWhitespace: true },
  },
  continueOnParseError: { source: '<p>1 <2</p>' },
  decodeEntities: { source: '<p title="caf&eacute;">&copy; &lt;</p>' },
  ignoreCustomComments: {
    source: '<p>One</p><!-- note --><!-- keep: this -->',
    beside: { removeComments: true },
  },
  ignoreCustomFragments: {
    source: '<p><?php echo  1 ?></p>',
    beside: { collapseWhitespace: true, ignoreCustomFragments: [] },
    oursBeside: { collapseWhitespace: 'aggressive' },
  },
  keepClosingSlash: { source: '<br/><hr>' },
  minifyCSS: {
    source:
      '<style>a { color: #ff0000; margin: 0px }</style><p style="color: #ff0000"></p>',
  },
  minifyJS: {
    source:
      '<script>const price = 1 + 2; show(price);</script><p onclick="show( 1 );"></p>',
  },
  minifySVG: {
    source:
      '<svg viewBox="0 0 20 20"><rect width="20" height="10" fill="#ff0000"></rect></svg>',
  },
  minifyURLs: { source: '<a href="https://example.com/docs/a.html">A</a>' },
  processConditionalComments: {
    source: '<!--[if IE]><p>  Old   browser  </p><![endif]-->',
    beside: { collapseWhitespace: true },
    oursBeside: { collapseWhitespace: 'aggressive' },
  },
  processScripts: {
    source: '<script type="text/html"><p>  One   two  </p></script>',
    beside: { collapseWhitespace: true },
    oursBeside: { collapseWhitespace: 'aggressive' },
  },
  quoteCharacter: { source: '<a href="a.html" title="A">A</a>' },
  removeAttributeQuotes: { source: '<p id="a" class="b c">One</p>' },
  removeComments: {
    source: '<p>One</p><!-- note --><!--# hint --><!--! license --><!--more-->',
  },
  removeEmptyAttributes: { source: '<a href="a.html" class="" rel="">A</a>' },
  removeEmptyElements: {
    source:
      '<table><tr><td></td></tr></table><span> </span>One<b class="x"></b>',
  },
  removeOptionalTags: {
    source:
      '<html><head><title>A</title></head><body><ul><li>One</li><li>Two</li></ul></body></html>',
  },
  removeRedundantAttributes: {
    source:
      '<form method="get"><style type="text/css"></style><a id="a" name="a">A</a></form>',
  },
  removeScriptTypeAttributes: {
    source:
      '<script type="text/javascript"></script><style type="text/css"></style><form method="get"></form>',
  },
  removeUnusedCSS: {
    source: '<style>.a{color:red}.b{color:red}</style><p class="a">One</p>',
    beside: { minifyCSS: true },
  },
  sortAttributes: {
    source: '<a title="A" href="a">A</a><a href="b" class="x" id="y">B</a>',
  },
  sortClassName: {
    source: '<a class="small red">A</a><a class="blue red">B</a>',
  },
  useShortDoctype: {
    source:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><p>One</p>',
  },
};

/** What another minifier makes of a source. */
interface Result {
  /** Such as "html-minifier-terser with `minifyJS: true`". */
  readonly name: string;
  readonly html: string;
}

const NONE = '–';
const ALWAYS = 'always';

/**
 * A row of the table names options of other minifiers, what stands for them in
 * htmlnano, and where the results differ. Each option is run with the minifiers
 * that know it on the source of its case: the results are the same, unless the
 * third cell has code, which then stands in one of the two and not in the other.
 */
export async function checkEquivalents(
  chapters: readonly Chapter[],
  others: readonly OtherMinifier[],
  htmlnano: Pick<VersionFacts, 'run' | 'check'>,
): Promise<Failure[]> {
  const chapter = chapterOf(chapters, EQUIVALENTS);
  const rows = (chapter.tables[0] ?? []).slice(1);
  const names = rows.map(nameOf);
  const failures = Object.keys(CASES)
    .filter((name) => !names.includes(name))
    .map((name) =>
      failure(chapter, `"${EQUIVALENTS}" needs a row for \`${name}\`.`),
    );
  // One after the other: htmlnano's console is captured.
  for (const row of rows) {
    const problem = await problemOf(row, others, htmlnano).catch(String);
    if (problem !== undefined) failures.push(failure(row, problem));
  }
  return failures;
}

/** @throws Error when a cell has no options, or a minifier does not take them */
async function problemOf(
  row: Row,
  others: readonly OtherMinifier[],
  { run, check }: Pick<VersionFacts, 'run' | 'check'>,
): Promise<string | undefined> {
  const name = nameOf(row);
  const found = CASES[name];
  const [theirCell, ourCell, { code: differences } = { code: [] }] = row.cells;
  if (!found || !theirCell || !ourCell)
    return `there is no source for \`${name}\`: add it to CASES in checks/equivalents.ts.`;

  const [options, postHtmlOptions] = replacementIn(ourCell);
  const [mistake] = check(options);
  if (mistake) return `by the tables ${mistake.message}.`;

  const { source, oursBeside = {} } = found;
  const before = await run(source, oursBeside);
  const all = { ...oursBeside, ...options };
  const ours = await run(source, all, undefined, postHtmlOptions);
  if (ourCell.code.length > 0 && ours === before)
    return `${ourCell.text} changes nothing here: ${ours}`;

  const results: Result[] = [];
  for (const code of theirCell.code) {
    const effects = await effectsOf(code, found, others);
    if (effects.length === 0)
      return `\`${code}\` changes nothing in ${others.map((other) => other.name).join(' and ')}: ${source}`;
    results.push(...effects);
  }
  if (ourCell.text === NONE && differences.length === 0)
    return 'the third cell has to say, in code, what htmlnano makes of it.';
  return results.flatMap(
    (result) => comparisonProblem(ours, result, differences) ?? [],
  )[0];
}

function comparisonProblem(
  ours: string,
  { name, html }: Result,
  differences: readonly string[],
): string | undefined {
  const outputs = `\n  htmlnano: ${ours}\n  ${name}: ${html}`;
  if (differences.length === 0 && ours !== html)
    return `the third cell has to say, in code, what differs.${outputs}`;
  const wrong = differences.find(
    (code) => ours.includes(code) === html.includes(code),
  );
  return wrong && `\`${wrong}\` does not tell the results apart.${outputs}`;
}

/** The option that a row is about, or the marker. */
function nameOf(row: Row): string {
  const [code = ''] = row.cells[0]?.code ?? [];
  return isMarker(code) ? code : code.replace(/:.*/s, '');
}

const isMarker = (code: string): boolean => code.startsWith('<!--');

/**
 * What a row says to give htmlnano.
 *
 * @returns its options, and those of PostHTML
 * @throws Error when the cell is written in none of the four ways
 */
function replacementIn({ text, code, shape }: Cell): [Options, Options?] {
  if (text === NONE || text === ALWAYS) return [{}];
  if (shape === '§') return [objectOf(code.join())];
  if (shape === 'PostHTML option §') return [{}, objectOf(code.join())];
  throw new Error(
    `"${text}" is neither an option, nor "PostHTML option" and one, nor "${NONE}" or "${ALWAYS}".`,
  );
}

const objectOf = (code: string): Options => evaluate(`{${code}}`) as Options;

/** The results of the minifiers in which an option, or a marker, has an effect. */
async function effectsOf(
  code: string,
  { source, beside = {} }: Case,
  others: readonly OtherMinifier[],
): Promise<Result[]> {
  // They report names that they do not know.
  const quiet = { ...beside, log: () => undefined };
  const options = isMarker(code) ? quiet : { ...quiet, ...objectOf(code) };
  const without = isMarker(code) ? source.replaceAll(code, '') : source;
  const results: Result[] = [];
  for (const { name, minify } of others) {
    const html = await minify(source, options);
    // An option may be there to avert an error.
    const before = await minify(without, quiet).catch(String);
    if (html !== before)
      results.push({ name: `${name} with \`${code}\``, html });
  }
  return results;
}
