import { chapterOf, type Cell, type Row } from '../src/htmlnano/facts/tables';
import { evaluate } from '../src/htmlnano/library/literal';
import { failIf, failure, type Failure } from './failure';
import type { Run } from './library/runInNode';
import type { VersionFacts } from './readSite';

export type Options = Readonly<Record<string, unknown>>;

/** A minifier that people come from. */
export interface HtmlMinifier {
  readonly name: string;
  readonly minify: (html: string, options: Options) => Promise<string>;
}

/** Sources on which an option or a marker of another minifier has an effect. */
const SOURCES: Readonly<Record<string, string>> = {
  '<!-- htmlmin:ignore -->':
    '<!-- htmlmin:ignore --><p>  One   two  </p><!-- htmlmin:ignore -->',
  caseSensitive: '<my-app itemCount="1"></my-app>',
  collapseAttributeWhitespace: '<a rel=" next  up " data-x=" a">A</a>',
  collapseBooleanAttributes:
    '<input disabled="disabled"><img src="a.png" alt="">',
  collapseInlineTagWhitespace: '<p>One <b>two</b> <i>three</i></p>',
  collapseWhitespace:
    '<div>\n  <p>  One   <b>two</b>  <i>three</i> </p>\n  <p>Four</p>\n</div>',
  conservativeCollapse: '<p>One</p>\n<p>Two   <b>three</b></p>',
  continueOnParseError: '<p>1 <2</p>',
  decodeEntities: '<p title="caf&eacute;">&copy; &lt;</p>',
  ignoreCustomComments: '<p>One</p><!-- note --><!-- keep: this -->',
  ignoreCustomFragments: '<p><?php echo  1 ?></p>',
  keepClosingSlash: '<br/><hr>',
  minifyCSS:
    '<style>a { color: #ff0000; margin: 0px }</style><p style="color: #ff0000"></p>',
  minifyJS:
    '<script>const price = 1 + 2; show(price);</script><p onclick="show( 1 );"></p>',
  minifySVG:
    '<svg viewBox="0 0 20 20"><rect width="20" height="10" fill="#ff0000"></rect></svg>',
  minifyURLs: '<a href="https://example.com/docs/a.html">A</a>',
  processConditionalComments:
    '<!--[if IE]><p>  Old   browser  </p><![endif]-->',
  processScripts: '<script type="text/html"><p>  One   two  </p></script>',
  quoteCharacter: '<a href="a.html" title="it\'s">A</a>',
  removeAttributeQuotes: '<p id="a" class="b c">One</p>',
  removeComments:
    '<p>One</p><!-- note --><!--# hint --><!--! license --><!--more-->',
  removeEmptyAttributes: '<a href="a.html" class="" rel="">A</a>',
  removeEmptyElements:
    '<table><tr><td></td></tr></table><span> </span>One<b class="x"></b>',
  removeOptionalTags:
    '<html><head><title>A</title></head><body><ul><li>One</li><li>Two</li></ul></body></html>',
  removeRedundantAttributes:
    '<form method="get"><style type="text/css"></style><a id="a" name="a">A</a></form>',
  removeScriptTypeAttributes:
    '<script type="text/javascript"></script><style type="text/css"></style><form method="get"></form>',
  removeUnusedCSS:
    '<style>.a{color:red}.b{color:red}</style><p class="a">One</p>',
  sortAttributes:
    '<a title="A" href="a">A</a><a href="b" class="x" id="y">B</a>',
  sortClassName: '<a class="small red">A</a><a class="blue red">B</a>',
  useShortDoctype:
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><p>One</p>',
};

/** Options that a minifier needs beside those of a row. */
interface Beside {
  readonly theirs?: Options;
  readonly ours?: Options;
}

const COLLAPSED: Beside = {
  theirs: { collapseWhitespace: true },
  ours: { collapseWhitespace: 'aggressive' },
};

const BESIDE: Readonly<Record<string, Beside>> = {
  '<!-- htmlmin:ignore -->': {
    ...COLLAPSED,
    ours: { collapseWhitespace: 'aggressive', removeComments: 'safe' },
  },
  // Without any module htmlnano keeps all names.
  caseSensitive: { ours: { removeComments: 'safe' } },
  collapseInlineTagWhitespace: COLLAPSED,
  conservativeCollapse: { theirs: { collapseWhitespace: true } },
  ignoreCustomComments: { theirs: { removeComments: true } },
  ignoreCustomFragments: {
    ...COLLAPSED,
    theirs: { collapseWhitespace: true, ignoreCustomFragments: [] },
  },
  processConditionalComments: COLLAPSED,
  processScripts: COLLAPSED,
  removeUnusedCSS: { theirs: { minifyCSS: true } },
};

/**
 * Compares each row of "Coming from html-minifier" with the minifiers. A row has options
 * of other minifiers, the options of htmlnano that replace them, and the difference. The
 * results must be equal, unless the third cell has code, which must be in only one of
 * them.
 */
export async function checkEquivalents(
  { configPage: { chapters }, run }: VersionFacts,
  others: readonly HtmlMinifier[],
): Promise<Failure[]> {
  const chapter = chapterOf(chapters, 'Coming from html-minifier');
  const rows = (chapter.tables[0] ?? []).slice(1);
  const names = rows.map(nameOf);
  const missing = Object.keys(SOURCES).filter((name) => !names.includes(name));
  const failures = missing.map((name) =>
    failure(chapter, `"${chapter.heading}" needs a row for \`${name}\`.`),
  );
  for (const row of rows) {
    const problem = await problemOf(row, others, run).catch(String);
    failures.push(...failIf(problem !== undefined, row, problem ?? ''));
  }
  return failures;
}

/** @throws Error when a cell has no options, or a minifier does not take them */
async function problemOf(
  row: Row,
  others: readonly HtmlMinifier[],
  run: Run,
): Promise<string | undefined> {
  const name = nameOf(row);
  const source = SOURCES[name];
  const { theirs, ours } = BESIDE[name] ?? {};
  const [theirCell, ourCell, { code: differences } = { code: [] }] = row.cells;
  if (source === undefined || !theirCell || !ourCell)
    return `\`${name}\` has no source. Write one into SOURCES of checks/equivalents.ts.`;

  const [options, postHtmlOptions] = replacementIn(ourCell);
  const all = { ...ours, ...options };
  const result = await run(source, all, undefined, postHtmlOptions);
  if (ourCell.code.length > 0 && result === (await run(source, ours ?? {})))
    return `${ourCell.text} changes nothing here: ${result}`;

  for (const code of theirCell.code) {
    const effects = await effectsOf(code, source, theirs, others);
    if (effects.length === 0) return `\`${code}\` changes nothing: ${source}`;
    for (const html of effects) {
      const isWrong =
        differences.length === 0
          ? html !== result
          : differences.some(
              (one) => html.includes(one) === result.includes(one),
            );
      if (isWrong)
        return `the third cell must have, as code, what only one of these results has, and no code if they are equal.\n  htmlnano: ${result}\n  \`${code}\`: ${html}`;
    }
  }
  return undefined;
}

/** The option that a row is about, or the marker. */
function nameOf(row: Row): string {
  const [code = ''] = row.cells[0]?.code ?? [];
  return isMarker(code) ? code : code.replace(/:.*/s, '');
}

const isMarker = (code: string): boolean => code.startsWith('<!--');

/** The options of htmlnano that a row recommends, and those of PostHTML. */
function replacementIn({ text, code, shape }: Cell): [Options, Options?] {
  if (text === '–' || text === 'always') return [{}];
  if (shape === '§') return [objectOf(code.join())];
  if (shape === 'PostHTML option §') return [{}, objectOf(code.join())];
  throw new Error(
    `"${text}" is neither an option, nor "PostHTML option" and one, nor "–" or "always".`,
  );
}

const objectOf = (code: string): Options => evaluate(`{${code}}`) as Options;

/** The results of the minifiers in which an option, or a marker, has an effect. */
async function effectsOf(
  code: string,
  source: string,
  beside: Options | undefined,
  others: readonly HtmlMinifier[],
): Promise<string[]> {
  // They report names that they do not know.
  const quiet = { ...beside, log: () => undefined };
  const options = isMarker(code) ? quiet : { ...quiet, ...objectOf(code) };
  const without = isMarker(code) ? source.replaceAll(code, '') : source;
  const results: string[] = [];
  for (const { minify } of others) {
    const html = await minify(source, options);
    // Without the option the minifier may fail: the error counts as its result.
    const before = await minify(without, quiet).catch(String);
    if (html !== before) results.push(html);
  }
  return results;
}
