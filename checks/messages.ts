import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceOf } from './sourceOf';
import { failIf, failure, type Failure } from './failure';
import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { type Chapter, chapterOf } from '../src/htmlnano/facts/tables';
import { packageDir } from '../src/htmlnano/library/loadLibrary';

/** Functions to which htmlnano passes a message. */
const CALLEE = /Error$|^console\.(warn|error)$/;

/**
 * Compares the section about messages with those that are written in the sources of
 * htmlnano. Messages of the packages that it calls are not compared.
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
          `htmlnano has the message "${message}" (${path.basename(file)}). Write it here, with its cause and cure.`,
        ),
      ),
  );
}

function sourcesOf(libraryDir: string): string[] {
  const dir = packageDir('htmlnano', libraryDir);
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(dist|lib)\b.*\.c?js$/.test(file))
    .map((file) => path.join(dir, file));
}

function messagesIn(file: string): readonly string[] {
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    const message = candidatesIn(node)
      .map(textOf)
      .find((text) => /\w/.test(text));
    // The first line says what is wrong, and pages leave its period out.
    if (message !== undefined)
      messages.add(message.replace(/\.?(\n[^]*)?$/, ''));
    ts.forEachChild(node, visit);
  };
  const text = fs.readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return [...messages];
}

/** Finds what may be a message: in the call of a function, or in `error.message = …`. */
function candidatesIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return CALLEE.test(node.expression.getText()) ? (node.arguments ?? []) : [];
  return ts.isBinaryExpression(node) &&
    /^err(or)?\.message$/.test(node.left.getText())
    ? [node.right]
    : [];
}

/** Reads the parts of a message that are written in the source, with `…` for others. */
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

/** Finds the value of a variable in the nearest block that declares it. */
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

/** Compares a list with the names of attributes that lose their value. */
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
