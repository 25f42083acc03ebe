import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceOf } from './sourceOf';
import { failIf, failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { type Chapter, chapterOf } from '../src/htmlnano/facts/tables';
import { packageDir } from '../src/htmlnano/library/loadLibrary';

/** Functions that get a message, as htmlnano and other packages call them. */
const CALLEE =
  /Error$|^console\.(warn|error)$|^(fail|error|notImplemented|strictFail)$|\.error$|^(croak|parse_error|token_error|with_eof_error)$/;

/**
 * Files of other packages whose messages htmlnano passes on, by the packages that lead
 * to them. Left out: srcset, as htmlnano catches its errors; plugins of cssnano that warn,
 * as it prints no warnings of PostCSS; css-tree, which recovers from errors; PurgeCSS,
 * which fails only on files; and timsort, which fails only on what is not an array.
 */
const PASSED_ON: Readonly<Record<string, RegExp>> = {
  commander: /^lib\/command\.js/,
  cosmiconfig: /^dist\/(Explorer(Base|Sync)|loaders)\.js/,
  cssnano: /^src\/index\.js/,
  'cssnano/cssnano-preset-default/browserslist': /^(index|node)\.js/,
  'cssnano/cssnano-preset-default/css-declaration-sorter': /^dist\/main\.cjs/,
  'cssnano/cssnano-preset-default/postcss-merge-rules/postcss-selector-parser':
    /^dist\/parser\.js/,
  postcss: /^lib\/(parser|tokenize)\.js/,
  posthtml: /^lib\/index\.js/,
  relateurl: /^lib\/index\.js/,
  svgo: /^(lib\/(svgo|svgo\/plugins|style)|plugins\/\w+)\.js/,
  'svgo/css-select': /^(lib|dist\/commonjs)\/(compile|general|pseudo.*)\.js/,
  'svgo/css-select/css-what': /^(lib|dist)\/commonjs\/parse\.js/,
  'svgo/sax': /^lib\/sax\.js/,
  terser: /^lib\/(parse|minify|utils\/index)\.js/,
  uncss: /^src\/\w+\.js/,
  'uncss/jsdom':
    /(not-implemented|resources\/.*-loader|helpers\/stylesheets)\.js/,
};

/**
 * Messages that no call of htmlnano can bring, by version and file, with the reason; and
 * those that it prints below a line of its own, which pages have.
 */
const NOT_LISTED: readonly (readonly [
  source: RegExp,
  message: RegExp,
  why: string,
])[] = [
  [
    /command\.js/,
    /^(?!error: (unknown )?option)/,
    'for commands that htmlnano does not have',
  ],
  [
    /Explorer/,
    /non-empty|oader for|find any folders/,
    'for calls that htmlnano does not make',
  ],
  [/^[12]\..*Explorer/, /loader specified/, 'no file can be named'],
  [
    /(main\.cjs|parser\.js)$/,
    /^(Unknown var|@@to)/,
    'for a bundler or compiler',
  ],
  [/^(?![12]\.).*relateurl/, /./, 'htmlnano catches them'],
  [/relateurl/, /not defined/, 'an empty address is no option'],
  [
    /svgo\/(lib|plugins)/,
    /infinite loop|^Unknown transform|^assert/,
    'guards against faults of SVGO',
  ],
  [/^(?![12]\.).*svgo/, /^Config should be/, 'htmlnano makes an object'],
  [/^(?!2\.).*\/sax/, /./, 'SVGO 2 and htmlnano 3 catch them'],
  [
    /\/sax/,
    /buffer|[Uu]nclosed|end$|strictFail|clos(e|ing)|first tag|encoding|root|followed by|Unquoted|No whitesp|count|depth|state|code point/,
    'htmlnano writes the tags',
  ],
  [/css-select/, /^Relative selectors/, 'SVGO allows them'],
  [/^(?!1\.).*css-(select|what)/, /./, 'below "htmlnano fails to minify"'],
  [
    /minify\.js/,
    /singular|source file|_sync|unavailable/,
    'one script, no map',
  ],
  [/uncss/, /expected a|could not open/, 'htmlnano gives one text'],
  [/jsdom/, /^request canceled|invalid scheme/, 'causes of "Could not load"'],
];

/**
 * The section about messages has each one that is written in the sources of the library,
 * or of the packages that it calls, if its calls can bring it.
 */
export function checkMessages(
  chapters: readonly Chapter[],
  libraryDir: string,
): Failure[] {
  const chapter =
    chapters.find(({ heading }) => heading.startsWith('Error messages')) ??
    chapterOf(chapters, 'Error messages and warnings');
  const written = [...chapter.tables, ...chapter.lists, chapter.paragraphs]
    .flat()
    .flatMap(({ cells }) => cells.flatMap(({ code }) => code));
  const version = path.basename(libraryDir);
  return sourcesOf(libraryDir).flatMap((file) =>
    messagesIn(file)
      .filter((message) => !isNotListed(`${version} ${file}`, message))
      .filter((message) => !written.some((code) => isIn(code, message)))
      .map((message) =>
        failure(
          chapter,
          `a message is missing, with its cause and cure: ${message} (${path.basename(file)}).`,
        ),
      ),
  );
}

const isNotListed = (source: string, message: string): boolean =>
  NOT_LISTED.some(
    ([sources, messages]) => sources.test(source) && messages.test(message),
  );

/** The files of a workspace's htmlnano, and of other packages, that have messages. */
function sourcesOf(libraryDir: string): string[] {
  const dir = packageDir('htmlnano', libraryDir);
  const manifest = fs.readFileSync(path.join(dir, 'package.json'), 'utf8');
  const others = Object.entries(PASSED_ON)
    .map(([names, files]) => ({ names: names.split('/'), files }))
    .filter(({ names: [name = ''] }) => manifest.includes(`"${name}": "`))
    .flatMap(({ names, files }) =>
      filesIn(
        names.reduce((from, name) => packageDir(name, from), dir),
        files,
      ),
    );
  return [...filesIn(dir, /^(dist|lib)\b.*\.c?js$/), ...others];
}

const filesIn = (dir: string, files: RegExp): string[] =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file) && /\.c?js$/.test(file))
    .map((file) => path.join(dir, file));

/** Several versions have the same files. */
const known = new Map<string, readonly string[]>();

function messagesIn(file: string): readonly string[] {
  const found = known.get(file) ?? readMessages(file);
  known.set(file, found);
  return found;
}

function readMessages(file: string): readonly string[] {
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    const message = candidatesIn(node)
      .map(textOf)
      .find((text) => /\w/.test(text));
    // The first line says what is wrong, and pages leave its period out.
    if (message !== undefined)
      messages.add(classOf(node) + message.replace(/\.?(\n[^]*)?$/, ''));
    ts.forEachChild(node, visit);
  };
  const text = fs.readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...messages];
}

/** What may be a message in the call of a function, or in `error.message = …`. */
function candidatesIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return CALLEE.test(node.expression.getText()) ? (node.arguments ?? []) : [];
  return ts.isBinaryExpression(node) &&
    /^err(or)?\.message$/.test(node.left.getText())
    ? [node.right]
    : [];
}

/** The name that Node prints before each error of Browserslist. */
const classOf = (node: ts.Node): string =>
  ts.isNewExpression(node) && node.expression.getText() === 'BrowserslistError'
    ? 'BrowserslistError: '
    : '';

/** What of a message is written in the source, with `…` for the rest. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => `…${literal.text}`);
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node))
    return textOf(node.left) + textOf(node.right);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map(textOf).join('');
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression)
  ) {
    const { expression, name } = node.expression;
    if (name.text === 'join') return textOf(expression);
    if (name.text === 'concat')
      return [expression, ...node.arguments].map(textOf).join('');
  }
  const value = ts.isIdentifier(node) ? valueOf(node) : undefined;
  return value === undefined ? '…' : textOf(value);
}

/** What a variable is set to in the nearest block that declares it. */
function valueOf({ text, parent }: ts.Identifier): ts.Expression | undefined {
  let value: ts.Expression | undefined;
  ts.findAncestor(parent, (scope) => {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return false;
    value = scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === text)?.initializer;
    return value !== undefined;
  });
  return value;
}

/**
 * Whether the code on a page has all that is written of a message, in this order, or
 * its beginning and `…`.
 */
function isIn(code: string, message: string): boolean {
  const start = code.replace(/…$/, '');
  if (start !== '' && start !== code && message.startsWith(start)) return true;
  let index = 0;
  return message.split('…').every((part) => {
    const found = code.indexOf(part, index);
    index = found + part.length;
    return found >= 0;
  });
}

/** The section has all names that lose their value in HTML, and no other. */
export function checkBooleanNames(
  chapters: readonly Chapter[],
  library: Pick<LibraryFacts, 'dir'>,
): Failure[] {
  const module = 'collapseBooleanAttributes';
  const chapter = chapterOf(chapters, module);
  const item = chapter.lists
    .flat()
    .find(({ cells: [cell] }) =>
      /^These \d+ names are boolean:/.test(cell?.text ?? ''),
    );
  const [, names = ''] =
    /htmlBooleanAttributes = new Set\(\[([^\]]+)/.exec(
      sourceOf(library, module),
    ) ?? [];
  const actual = [...names.matchAll(/'(.+?)'/g)].map(([, name]) => name);
  const written = item?.cells.flatMap(({ code }) => code) ?? [];
  return failIf(
    actual.length === 0 || actual.join() !== written.join(),
    item ?? chapter,
    `these ${String(actual.length)} names are boolean: ${actual.join(', ')} (none: INTERNALS.md: Files of htmlnano).`,
  );
}
