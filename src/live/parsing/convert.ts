import type {
  ArrayExpression,
  Expression,
  Literal,
  NewExpression,
  Node,
  ObjectExpression,
  Property,
  UnaryExpression,
} from 'acorn';
import { addressOf, isJson, literalOf, NUMBERS } from './leaves';
import { A_FUNCTION, lineOf, type Notes, type Scope } from './notes';
import { NEVER_EVALUATED, Refusal, shorten } from './refusal';

const MAX_DEPTH = 50;

// References can repeat a value within a value: without a limit, a few lines
// would fill the memory.
const MAX_VALUES = 20_000;

/**
 * Turns a node of a syntax tree into the value that it stands for, without
 * evaluating anything.
 *
 * @throws Refusal when it is more than a literal
 */
export function convert(node: Node, scope: Scope, notes: Notes): unknown {
  return new Converter(scope, notes).value(node as Expression, '', 0);
}

class Converter {
  #count = 0;
  /** Names whose values are being read, to see circles. */
  readonly #reading = new Set<string>();

  constructor(
    private readonly scope: Scope,
    private readonly notes: Notes,
  ) {}

  value(node: Expression, path: string, depth: number): unknown {
    this.#count += 1;
    if (this.#count > MAX_VALUES) {
      throw new Refusal(
        `There are more than ${MAX_VALUES.toLocaleString('en')} values. Shorten the text.`,
        node.start,
      );
    }
    if (depth > MAX_DEPTH) {
      throw new Refusal(
        `Values are nested deeper than ${String(MAX_DEPTH)} levels. Options need only a few.`,
        node.start,
      );
    }
    switch (node.type) {
      case 'ObjectExpression':
        return this.#object(node, path, depth);
      case 'ArrayExpression':
        return this.#array(node, path, depth);
      case 'Literal':
        return this.#literal(node);
      case 'TemplateLiteral':
        this.#isJavaScript(node);
        if (node.expressions.length > 0) {
          throw new Refusal(
            'The text in backticks holds `${…}`, which would have to be evaluated. Write the text itself.',
            node.start,
          );
        }
        return node.quasis[0]?.value.cooked ?? '';
      case 'UnaryExpression':
        return this.#signed(node);
      case 'Identifier':
        return this.#name(node.name, node, path, depth);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ClassExpression':
        return this.#function(node, path);
      case 'ParenthesizedExpression':
        return this.value(node.expression, path, depth);
      case 'NewExpression':
        return this.#new(node);
      default:
        // A name may also stand for a declared function.
        if (/^(Function|Class)Declaration$/.test((node as Node).type)) {
          return this.#function(node, path);
        }
        return this.#refuse(node);
    }
  }

  #object(node: ObjectExpression, path: string, depth: number): object {
    const object = {};
    const seen = new Set<string>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') this.#refuseSpread(property);
      const key = this.#key(property);
      const inner = path === '' ? key : `${path}.${key}`;
      const line = lineOf(property);
      if (seen.has(key)) this.notes.duplicates.push({ path: inner, line });
      seen.add(key);
      this.notes.lines.set(inner, line);
      // Defined, not assigned: `__proto__` must not become the prototype.
      Object.defineProperty(object, key, {
        value: this.value(property.value, inner, depth + 1),
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
    return object;
  }

  #key(property: Property): string {
    const { key, kind, computed } = property;
    if (computed) {
      throw new Refusal(
        `The key \`[${shorten(this.#codeOf(key))}]\` would have to be evaluated. Write the key itself.`,
        key.start,
      );
    }
    if (kind !== 'init') {
      throw new Refusal(
        `\`${kind} ${shorten(this.#codeOf(key))}\` is a function that is called for its value. ${NEVER_EVALUATED}`,
        property.start,
      );
    }
    if (key.type === 'Identifier') {
      this.#isJavaScript(key);
      return key.name;
    }
    if (key.type === 'Literal') {
      const value = this.#literal(key);
      if (typeof value === 'number') this.#isJavaScript(key);
      return String(value);
    }
    return this.#refuse(key);
  }

  #array(node: ArrayExpression, path: string, depth: number): unknown[] {
    return node.elements.map((element, index) => {
      if (element === null) {
        throw new Refusal(
          'A list has an empty place between two commas. Write a value there, or remove the comma.',
          node.start,
        );
      }
      if (element.type === 'SpreadElement') return this.#refuseSpread(element);
      return this.value(element, `${path}.${String(index)}`, depth + 1);
    });
  }

  #literal(node: Literal): unknown {
    const code = this.#codeOf(node);
    if (!isJson(code)) this.#isJavaScript(node);
    return literalOf(node, code);
  }

  #signed(node: UnaryExpression): number {
    const { operator, argument } = node;
    if (operator !== '-' && operator !== '+') return this.#refuse(node);
    const isNumber =
      (argument.type === 'Literal' && typeof argument.value === 'number') ||
      (argument.type === 'Identifier' && argument.name in NUMBERS);
    if (!isNumber) return this.#refuse(node);
    if (!isJson(this.#codeOf(node))) this.#isJavaScript(node);
    const value = Number(
      argument.type === 'Identifier' ? NUMBERS[argument.name] : argument.value,
    );
    return operator === '-' ? -value : value;
  }

  #name(name: string, node: Node, path: string, depth: number): unknown {
    this.#isJavaScript(node);
    if (name === 'undefined') return undefined;
    if (Object.hasOwn(NUMBERS, name)) return NUMBERS[name];
    const declared = this.scope.names.get(name);
    if (!declared) {
      throw new Refusal(
        `\`${shorten(name)}\` is a name, and the text does not say what it stands for. Write the value itself; a text needs quotes.`,
        node.start,
      );
    }
    if (this.#reading.has(name)) {
      throw new Refusal(
        `The value of \`${shorten(name)}\` contains itself. Write out the value.`,
        node.start,
      );
    }
    this.#reading.add(name);
    const value = this.value(declared as Expression, path, depth + 1);
    this.#reading.delete(name);
    return value;
  }

  #function(node: Node, path: string): unknown {
    this.#isJavaScript(node);
    const line = lineOf(node);
    if (this.scope.functions === 'refuse' || path === '') {
      const what =
        path === '' ? 'The value' : `\`${path.replace(/\..*/, '')}\``;
      throw new Refusal(
        `${what} at line ${String(line)} is a function. Functions do not run here: this page never evaluates what is typed. Run it with Node.js instead.`,
        node.start,
      );
    }
    this.notes.functions.push({ path, line });
    return A_FUNCTION;
  }

  #new(node: NewExpression): unknown {
    const { callee } = node;
    if (callee.type !== 'Identifier' || callee.name !== 'URL') {
      return this.#refuse(node);
    }
    this.#isJavaScript(node);
    const code = shorten(this.#codeOf(node));
    return addressOf(node, code, this.scope.functions === 'note');
  }

  #refuseSpread(node: Node): never {
    throw new Refusal(
      `\`${shorten(this.#codeOf(node))}\` would have to be evaluated. Write out the keys or the values.`,
      node.start,
    );
  }

  #refuse(node: Node): never {
    const code = shorten(this.#codeOf(node));
    throw new Refusal(
      /^(Call|New|Import|TaggedTemplate)Expression$/.test(node.type)
        ? `\`${code}\` is a call, and nothing is called here. ${NEVER_EVALUATED}`
        : `\`${code}\` would have to be calculated. ${NEVER_EVALUATED}`,
      node.start,
    );
  }

  #codeOf({ start, end }: Node): string {
    return this.scope.text.slice(start, end);
  }

  #isJavaScript(node: Node): void {
    this.notes.javaScript ??= lineOf(node);
  }
}
