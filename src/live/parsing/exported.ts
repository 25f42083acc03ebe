import type {
  AssignmentExpression,
  Node,
  Program,
  Statement,
  ModuleDeclaration,
} from 'acorn';
import { NEVER_EVALUATED, Refusal } from './refusal';

/** How a text gives its options. */
export type Form =
  | 'object'
  | 'package.json'
  | 'module.exports'
  | 'exports.default'
  | 'export default';

/** What a text gives, and the values of the names that it declares. */
export interface Exported {
  readonly form: Form;
  readonly node: Node;
  readonly names: ReadonlyMap<string, Node>;
}

/** What is put before a text that is an object, to make it a statement. */
export const PREFIX = '_=';

/**
 * Finds the expression that a text gives as options: the only one, an export or
 * an assignment to `module.exports`.
 *
 * @returns `undefined` where the text holds comments only
 * @throws Refusal when it holds anything else, two of them, or none
 */
export function findExported(program: Program): Exported | undefined {
  const names = new Map<string, Node>();
  const found: { form: Form; node: Node }[] = [];
  for (const statement of program.body) {
    const given = read(statement, names);
    if (given) found.push(given);
  }
  const [first, second] = found;
  if (second) {
    throw new Refusal(
      'The options are given twice. Leave one object.',
      second.node.start,
    );
  }
  if (!first) {
    if (names.size === 0) return undefined;
    throw new Refusal(
      'The text exports nothing. Add `module.exports = …` with the object.',
      0,
    );
  }
  return { ...first, names };
}

function read(
  statement: Statement | ModuleDeclaration,
  names: Map<string, Node>,
): { form: Form; node: Node } | undefined {
  switch (statement.type) {
    case 'EmptyStatement':
    case 'ImportDeclaration':
      return undefined;
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations) {
        if (id.type === 'Identifier' && init) names.set(id.name, init);
      }
      return undefined;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      names.set(statement.id.name, statement);
      return undefined;
    case 'ExportDefaultDeclaration':
      return { form: 'export default', node: statement.declaration };
    case 'ExpressionStatement':
      if (statement.directive !== undefined) return undefined;
      return statement.expression.type === 'AssignmentExpression'
        ? assigned(statement.expression)
        : { form: 'object', node: statement.expression };
    case 'LabeledStatement':
      throw new Refusal(NO_BRACES, statement.start);
    default:
      throw new Refusal(
        `Only an object of options is read here, not statements. ${NEVER_EVALUATED}`,
        statement.start,
      );
  }
}

/** Said of keys that stand in no object. */
export const NO_BRACES =
  'The options need curly brackets around them, such as `{ minifyCss: false }`.';

function assigned({ left, operator, right, start }: AssignmentExpression): {
  form: Form;
  node: Node;
} {
  const target = operator === '=' ? nameOf(left) : '';
  switch (target) {
    case '_':
      if (start === 0) return { form: 'object', node: right };
      break;
    case 'module.exports':
      return { form: 'module.exports', node: right };
    case 'exports.default':
    case 'module.exports.default':
      return { form: 'exports.default', node: right };
    case 'exports':
      throw new Refusal(
        'An assignment to `exports` exports nothing. Write `module.exports = …`.',
        start,
      );
  }
  throw new Refusal(
    'Only `module.exports = …` is read here, no other assignment. Put all options into one object.',
    start,
  );
}

function nameOf(node: Node & { name?: string }): string {
  if (node.type === 'Identifier') return node.name ?? '';
  if (node.type !== 'MemberExpression') return '?';
  const { object, property, computed } = node as Node & {
    object: Node;
    property: Node;
    computed: boolean;
  };
  return computed ? '?' : `${nameOf(object)}.${nameOf(property)}`;
}
