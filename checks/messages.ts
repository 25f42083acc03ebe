import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { failIf, failure, type Failure } from '../src/htmlnano/facts/failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { type Chapter, chapterOf } from '../src/htmlnano/facts/tables';
import { packageDir } from '../src/htmlnano/library/loadLibrary';

/** Functions that get a message, as htmlnano and its parsers call them. */
const CALLEE =
  /Error$|^console\.(warn|error)$|^fail$|\.error$|^(croak|parse_error|token_error|with_eof_error)$/;

/** Files of other packages whose messages htmlnano passes on. */
const PASSED_ON = {
  posthtml: ['lib/index.js'],
  postcss: ['lib/parser.js', 'lib/tokenize.js'],
  terser: ['lib/parse.js', 'lib/utils/index.js'],
} as const;

/**
 * The section about messages has each one that is written in the sources of the library,
 * or of the parsers that it calls.
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
  return sourcesOf(libraryDir).flatMap((file) =>
    messagesIn(file)
      .filter((message) => !written.some((code) => isIn(code, message)))
      .map((message) =>
        failure(
          chapter,
          `a message is missing, with its cause and cure: ${message} (${path.basename(file)}).`,
        ),
      ),
  );
}

/** The files of a workspace's htmlnano, and of its parsers, that have messages. */
function sourcesOf(libraryDir: string): string[] {
  const dir = packageDir('htmlnano', libraryDir);
  const own = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(dist|lib)\b.*\.c?js$/.test(file))
    .map((file) => path.join(dir, file));
  const others = Object.entries(PASSED_ON).flatMap(([name, files]) =>
    files.map((file) => path.join(packageDir(name, dir), file)),
  );
  return [...own, ...others];
}

function messagesIn(file: string): string[] {
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const isMessage = CALLEE.test(node.expression.getText());
      const texts = isMessage ? (node.arguments ?? []).map(textOf) : [];
      const message = texts.find((text) => /\w/.test(text));
      if (message !== undefined) messages.add(message);
    }
    ts.forEachChild(node, visit);
  };
  const text = fs.readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...messages];
}

/** What of a message is written in the source, with `…` for the rest. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => `…${literal.text}`);
    return node.head.text + spans.join('');
  }
  return ts.isBinaryExpression(node)
    ? textOf(node.left) + textOf(node.right)
    : '…';
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
  { sourceOf }: Pick<LibraryFacts, 'sourceOf'>,
): Failure[] {
  const module = 'collapseBooleanAttributes';
  const chapter = chapterOf(chapters, module);
  const item = chapter.lists
    .flat()
    .find(({ cells }) => cells[0]?.text.startsWith('Boolean are'));
  const [, names = ''] =
    /htmlBooleanAttributes = new Set\(\[([^\]]+)/.exec(sourceOf(module)) ?? [];
  const actual = [...names.matchAll(/'(.+?)'/g)].map(([, name]) => name);
  const written = item?.cells.flatMap(({ code }) => code) ?? [];
  return failIf(
    actual.length === 0 || actual.join() !== written.join(),
    item ?? chapter,
    `boolean are ${String(actual.length)} names: ${actual.join(', ')} (none: INTERNALS.md: Files of htmlnano).`,
  );
}
