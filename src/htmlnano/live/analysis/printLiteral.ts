import { isPlainObject } from '../../isPlainObject';

const WIDTH = 80;

/**
 * Prints a value as a JavaScript literal, in lines of 80 characters.
 *
 * @param indent the indentation of the lines after the first
 * @param used how many characters precede it on its first line
 */
export function printLiteral(
  value: unknown,
  indent = '',
  used = indent.length,
): string {
  const isList = Array.isArray(value);
  if (typeof value === 'string') return printString(value);
  if (!isList && !isPlainObject(value)) return String(value);
  const inner = `${indent}  `;
  const items = isList
    ? value.map((item) => printLiteral(item, inner))
    : Object.entries(value).map(([key, item]) => {
        const start = `${printKey(key)}: `;
        return start + printLiteral(item, inner, inner.length + start.length);
      });
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  if (items.length === 0) return isList ? '[]' : '{}';
  const line = open + items.join(', ') + close;
  // One character for the comma that may follow.
  if (used + line.length < WIDTH && !line.includes('\n')) return line;
  const lines = items.map((item) => `${inner}${item},\n`);
  return `${open.trim()}\n${lines.join('')}${indent}${close.trim()}`;
}

function printString(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  const inner = json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

const printKey = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);
