/** A rule of a style sheet that declares something. */
export interface CssRule {
  /** Its selector below that of each rule around it; one of several between commas. */
  readonly selector: string;
  readonly body: string;
}

/** How many selectors a list may stand for, because `:is()` in `:is()` multiplies. */
const MOST = 100;

/** Characters of a selector that is still taken apart. */
const LONGEST = 2000;

/** Rules in more rules than that are not read. */
const DEEPEST = 20;

/** Comments, and texts that could hold brackets. */
const NO_CODE = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

/** At-rules whose rules are read as if they were outside. */
const TRANSPARENT = /^@(?:media|supports|layer|container)\b/;

/** Reads the rules of a style sheet, nested ones as well. */
export function readRules(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  const code = css.replace(NO_CODE, (text) =>
    text.startsWith('/*') ? '' : text.replace(/[^\w\s-]/g, ''),
  );
  const open: { readonly prelude: string; body: string }[] = [];
  for (const [part] of code.matchAll(/[^{};]*[{};]|[^{};]+$/g)) {
    const end = part.at(-1);
    const text = part.replace(/[{};]$/, '').trim();
    if (end === '{') {
      open.push({ prelude: text, body: '' });
      continue;
    }
    const inner = open.at(-1);
    if (inner && text !== '') inner.body += `${text};`;
    if (end !== '}' || !inner) continue;
    const isDeep = open.length > DEEPEST;
    const preludes = isDeep ? [] : open.map(({ prelude }) => prelude);
    open.pop();
    const levels = preludes.filter((prelude) => !prelude.startsWith('@'));
    const isRead = preludes.every(
      (prelude) => !prelude.startsWith('@') || TRANSPARENT.test(prelude),
    );
    if (!isRead || levels.length === 0 || inner.body === '') continue;
    for (const selector of alternatives(levels.pop() ?? ''))
      rules.push({
        selector: [...levels, selector].join(' '),
        body: inner.body,
      });
  }
  return rules;
}

/** The selectors of a list, with `:is()` and `:where()` written out. */
function alternatives(list: string): readonly string[] {
  const done: string[] = [];
  const todo = splitList(list);
  for (const selector of todo) {
    const isShort = todo.length <= MOST && selector.length <= LONGEST;
    const group = isShort
      ? [...selector.matchAll(/:(?:is|where)\(/g)].find(
          ({ index }) => depthAt(selector, index) === 0,
        )
      : undefined;
    if (!group) {
      done.push(selector);
      continue;
    }
    const start = group.index + group[0].length;
    const end = closing(selector, start);
    for (const option of splitList(selector.slice(start, end)))
      todo.push(
        selector.slice(0, group.index) + option + selector.slice(end + 1),
      );
  }
  return done;
}

/** Splits a list at its commas, but not at those in brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const char = list[index];
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (char !== undefined && (char !== ',' || depth > 0)) continue;
    parts.push(list.slice(start, index).trim());
    start = index + 1;
  }
  return parts.filter((part) => part !== '');
}

/** In how many brackets an index is, as that of `:where()` in `:not()`. */
const depthAt = (text: string, index: number): number =>
  text.slice(0, index).split('(').length -
  text.slice(0, index).split(')').length;

/** Where a bracket ends that was opened before an index. */
function closing(text: string, start: number): number {
  let depth = 1;
  let index = start;
  for (; index < text.length && depth > 0; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
  }
  return depth > 0 ? text.length : index - 1;
}

const NAME = String.raw`(?:\\[^]|[\w-]|[^\0-\x7f])+`;
const ATTRIBUTE = new RegExp(
  String.raw`\[\s*(${NAME})\s*(?:([~|^$*]?=)([^\][]*))?\]`,
  'gi',
);
const PART = new RegExp(String.raw`(?:::?|[.#[])?${NAME}`, 'g');

/** Of a pseudo-class only its name counts: minifiers write its argument anew. */
const ARGUMENT = /(:[\w-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** What a selector names: tags, `.class`, `#id`, `[attribute`, `:hover`. */
export const namesIn = (selector: string): readonly string[] =>
  [
    ...selector
      .replace(ARGUMENT, '$1')
      .replace(ATTRIBUTE, '[$1')
      .matchAll(PART),
  ].map(([part]) => part.replace('::', ':').replace(/\\(.)/g, '$1'));

/** A condition such as `[class^="icon-"]`. */
export interface AttributeTest {
  /** As it is written. */
  readonly text: string;
  readonly name: string;
  readonly isTrue: (value: string) => boolean;
}

const OPERATORS: Readonly<
  Record<string, (value: string, wanted: string) => boolean>
> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
};

/** The conditions on attributes in selectors of styles and scripts. */
export function attributeTestsIn(code: string): readonly AttributeTest[] {
  const tests = new Map<string, AttributeTest>();
  for (const [text, name = '', operator, quoted = ''] of code.matchAll(
    ATTRIBUTE,
  )) {
    const wanted = quoted
      .trim()
      .replace(/(["']) [is]$/i, '$1')
      .replace(/^\\?["']|\\?["']$/g, '');
    const compare = OPERATORS[operator ?? ''];
    tests.set(text, {
      text,
      name: name.toLowerCase(),
      isTrue: (value) => compare?.(value, wanted) ?? true,
    });
  }
  return [...tests.values()];
}
