import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { SITE_DIR } from '../../../src/htmlnano/versions';
import { findFeature } from './range';

const SRC = path.join(SITE_DIR, 'src');

/** Where browsers begin to run the site's code; what it imports belongs to it. */
const ROOTS = /\/(?:theme|client|worker)\/|\/offline\/worker\.ts$/;

const filesOf = (ending: RegExp): string[] =>
  fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(SRC, file));

/** By the path of its data, each feature with one file that uses it. */
export type Used = Map<string, string>;

/** The interfaces, functions and attributes of the platform that scripts use. */
export function usedByScripts(): Used {
  const roots = filesOf(/\.tsx?$/).filter((file) => ROOTS.test(file));
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(SITE_DIR, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (config === undefined) throw new Error('tsconfig.json cannot be read.');
  const program = ts.createProgram(roots, {
    ...config.options,
    incremental: false,
  });
  const checker = program.getTypeChecker();
  const used: Used = new Map();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(SRC) || file.isDeclarationFile) continue;
    const noteFirst = (...paths: readonly (readonly string[])[]): boolean => {
      const known = paths.find((names) => findFeature(...names) !== undefined);
      if (known === undefined) return false;
      used.set(known.join('.'), path.relative(SITE_DIR, file.fileName));
      return true;
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isPropertyAccessExpression(node)) {
        noteMember(checker.getTypeAtLocation(node.expression), node.name);
      } else if (ts.isBindingElement(node)) {
        const { propertyName = node.name, parent } = node;
        if (
          ts.isIdentifier(propertyName) &&
          ts.isObjectBindingPattern(parent)
        ) {
          noteMember(checker.getTypeAtLocation(parent), propertyName);
        }
      } else if (ts.isIdentifier(node)) {
        if (isOfPlatform(checker.getSymbolAtLocation(node))) {
          noteFirst(
            ['api', node.text],
            ['api', 'Window', node.text],
            ['javascript', 'builtins', node.text],
          );
        }
      } else if (ts.isJsxAttribute(node)) {
        const tag = node.parent.parent.tagName.getText();
        const name = node.name.getText().toLowerCase();
        noteFirst(
          ['html', 'elements', tag, name],
          ['html', 'global_attributes', name],
        );
      }
      ts.forEachChild(node, visit);
    };
    const noteMember = (type: ts.Type, { text }: ts.MemberName): void => {
      for (const each of interfacesOf(checker, type)) {
        const owner = each.replace(
          /^Readonly(?=Array|Map|Set)|Constructor$/g,
          '',
        );
        const isKnown = noteFirst(
          ['api', owner, text],
          ['api', owner, `${text}_static`],
          ['javascript', 'builtins', owner, text],
        );
        if (isKnown) return;
      }
    };
    visit(file);
  }
  return used;
}

const isOfPlatform = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
  symbol?.declarations?.some((declaration) =>
    /\/typescript\/lib\/lib\.[^/]+\.d\.ts$/.test(
      declaration.getSourceFile().fileName,
    ),
  ) ?? false;

/**
 * The platform's interfaces that a type is, or parts of a union are, with what they
 * inherit from. The site may have declared members that TypeScript does not know.
 */
function* interfacesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): Generator<string> {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  for (const part of parts) {
    const plain = checker.getApparentType(checker.getNonNullableType(part));
    const { symbol } = plain as { symbol: ts.Symbol | undefined };
    if (isOfPlatform(symbol)) yield symbol.name;
    if (plain.isClassOrInterface()) {
      for (const base of checker.getBaseTypes(plain)) {
        yield* interfacesOf(checker, base);
      }
    }
  }
}

/** The properties, rules and pseudo-classes of the style sheets. */
export function usedByStyles(): Used {
  const used: Used = new Map();
  for (const file of filesOf(/\.css$/)) {
    const note = (...names: readonly string[]): void => {
      if (findFeature('css', ...names)) {
        used.set(['css', ...names].join('.'), path.relative(SITE_DIR, file));
      }
    };
    postcss.parse(fs.readFileSync(file, 'utf8')).walk((node) => {
      if (node.type === 'decl') note('properties', node.prop);
      else if (node.type === 'atrule') {
        note('at-rules', node.name);
        for (const [, name = ''] of node.params.matchAll(/\(([\w-]+)/g)) {
          note('at-rules', node.name, name);
        }
      } else if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) {
          note('selectors', name);
        }
        if (node.parent?.type === 'rule') note('selectors', 'nesting');
      }
    });
  }
  return used;
}
