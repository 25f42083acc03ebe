/** How a value is written: as JavaScript, or as JSON. */
export type Notation = 'js' | 'json';

const WIDTH = 80;

/**
 * Writes a value as a literal, in lines of at most 80 characters where it can be
 * broken.
 *
 * @param before what stands before it on its first line, of which the leading
 *   blanks are the indent of the lines that follow
 * @throws Error for a function or another value that no literal stands for
 */
export function printLiteral(
  value: unknown,
  notation: Notation = 'js',
  before = '',
): string {
  const line = inline(value, notation);
  // One character for the comma that may follow.
  if (before.length + line.length + 1 <= WIDTH) return line;
  const [indent = ''] = /^ */.exec(before) ?? [];
  if (Array.isArray(value) && value.length > 0) {
    const inner = `${indent}  `;
    const items = value.map(
      (item) => inner + printLiteral(item, notation, inner),
    );
    return lines('[', items, ']', notation, indent);
  }
  return isObject(value) && Object.keys(value).length > 0
    ? printBroken(value, notation, indent)
    : line;
}

/** Writes an object like {@link printLiteral}, each key on a line of its own. */
export function printBroken(
  object: Readonly<Record<string, unknown>>,
  notation: Notation,
  indent = '',
): string {
  const entries = Object.entries(object).map(([key, item]) => {
    const start = `${indent}  ${printKey(key, notation)}: `;
    return start + printLiteral(item, notation, start);
  });
  return lines('{', entries, '}', notation, indent);
}

function lines(
  open: string,
  items: readonly string[],
  close: string,
  notation: Notation,
  indent: string,
): string {
  const end = notation === 'js' ? ',' : '';
  return `${open}\n${items.join(',\n')}${end}\n${indent}${close}`;
}

/** Whether JSON can hold a value without changing it. */
export function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (isObject(value)) return Object.values(value).every(isJson);
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'string' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

function inline(value: unknown, notation: Notation): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => inline(item, notation)).join(', ')}]`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${printKey(key, notation)}: ${inline(item, notation)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return printSimple(value, notation);
}

function printSimple(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return printString(value, notation);
  if (notation === 'json' ? isJson(value) : isSimple(value)) {
    return Object.is(value, -0) ? '-0' : String(value);
  }
  if (notation === 'js' && value instanceof URL) {
    return `new URL(${printString(value.href, notation)})`;
  }
  throw new Error(`No ${notation} literal stands for ${String(value)}.`);
}

function isSimple(value: unknown): boolean {
  return (
    value === null ||
    value instanceof RegExp ||
    ['boolean', 'number', 'undefined'].includes(typeof value)
  );
}

function printString(text: string, notation: Notation): string {
  const json = JSON.stringify(text);
  if (notation === 'json') return json;
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  if (quote === '"') return json;
  const inner = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function printKey(key: string, notation: Notation): string {
  if (notation === 'json') return printString(key, notation);
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key, notation);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
