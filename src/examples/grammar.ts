/**
 * The kinds of code blocks that a page may hold. A block tells its kind in its
 * info string: ```` ```<language> <kind> <name>=<value> … ````.
 */
export type Kind =
  | 'options'
  | 'source'
  | 'result'
  | 'error'
  | 'program'
  | 'output'
  | 'config'
  | 'file'
  | 'command'
  | 'illustration';

interface KindRule {
  readonly kind: Kind;
  readonly languages: readonly string[] | 'any';
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** An info string to copy, shown in error messages. */
  readonly sketch: string;
}

export const KINDS: readonly KindRule[] = [
  {
    kind: 'options',
    languages: ['js'],
    required: [],
    optional: ['preset'],
    sketch: 'js options preset=safe',
  },
  {
    kind: 'source',
    languages: ['html'],
    required: [],
    optional: [],
    sketch: 'html source',
  },
  {
    kind: 'result',
    languages: ['html'],
    required: [],
    optional: [],
    sketch: 'html result',
  },
  {
    kind: 'error',
    languages: ['text'],
    required: [],
    optional: [],
    sketch: 'text error',
  },
  {
    kind: 'program',
    languages: ['js', 'ts'],
    required: ['name'],
    optional: ['exit'],
    sketch: 'js program name=minify.mjs',
  },
  {
    kind: 'output',
    languages: 'any',
    required: [],
    optional: ['name'],
    sketch: 'text output',
  },
  {
    kind: 'config',
    languages: 'any',
    required: ['name'],
    optional: [],
    sketch: 'json config name=.htmlnanorc.json',
  },
  {
    kind: 'file',
    languages: 'any',
    required: ['name'],
    optional: [],
    sketch: 'html file name=src/index.html',
  },
  {
    kind: 'command',
    languages: ['bash'],
    required: [],
    optional: ['exit'],
    sketch: 'bash command',
  },
  {
    kind: 'illustration',
    languages: 'any',
    required: ['reason'],
    optional: [],
    sketch: 'bash illustration reason="Why it cannot be run"',
  },
];

const RULES: ReadonlyMap<string, KindRule> = new Map(
  KINDS.map((rule) => [rule.kind, rule]),
);

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|(\S+))(?:\s+|$)/y;

export interface Info {
  readonly kind: Kind;
  readonly language: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Reads an info string.
 *
 * @param language its first word
 * @param meta the rest
 * @returns the block's kind and attributes, or what is wrong with it
 */
export function parseInfo(
  language: string,
  meta: string,
): Info | { readonly mistake: string } {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(meta) ?? [];
  const rule = RULES.get(word);
  if (!rule) {
    return { mistake: `the block "${language} ${meta}" is of no known kind.` };
  }
  if (rule.languages !== 'any' && !rule.languages.includes(language)) {
    return {
      mistake: `a block of kind "${word}" is written in ${rule.languages.join(' or ')}, not in "${language}".`,
    };
  }
  const attributes = parseAttributes(rest);
  if (!attributes) {
    return { mistake: `attributes are written name=value, not "${rest}".` };
  }
  const known = [...rule.required, ...rule.optional];
  const unknown = Object.keys(attributes).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return { mistake: `"${word}" has no attribute "${unknown}".` };
  }
  const missing = rule.required.find((name) => !attributes[name]);
  if (missing !== undefined) {
    return { mistake: `"${word}" needs the attribute "${missing}".` };
  }
  return { kind: rule.kind, language, attributes };
}

function parseAttributes(text: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < text.length) {
    const match = ATTRIBUTE.exec(text);
    if (!match) return undefined;
    attributes[match[1] ?? ''] = match[2] ?? match[3] ?? '';
  }
  return attributes;
}
