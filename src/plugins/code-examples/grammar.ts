interface KindRule {
  /** The allowed languages; by default all. */
  readonly languages?: readonly string[];
  readonly required?: string;
  readonly optional?: string;
  /** An example of an info string, for error messages. */
  readonly sketch: string;
}

/**
 * The kinds of code blocks. The info string of a block states its kind:
 * ```` ```<language> <kind> <name>=<value> … ````.
 */
export const KINDS = {
  options: {
    languages: ['js'],
    optional: 'preset',
    sketch: 'js options preset=safe',
  },
  source: { languages: ['html'], sketch: 'html source' },
  result: { languages: ['html'], sketch: 'html result' },
  error: { languages: ['text'], sketch: 'text error' },
  program: {
    languages: ['js', 'ts'],
    required: 'name',
    optional: 'exit',
    sketch: 'js program name=minify.mjs',
  },
  output: { optional: 'name', sketch: 'text output' },
  config: { required: 'name', sketch: 'json config name=settings.json' },
  file: { required: 'name', sketch: 'html file name=src/index.html' },
  command: { languages: ['bash'], optional: 'exit', sketch: 'bash command' },
  illustration: {
    required: 'reason',
    sketch: 'bash illustration reason="Why it cannot be run"',
  },
} satisfies Readonly<Record<string, KindRule>>;

export type Kind = keyof typeof KINDS;

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|(\S+))(?:\s+|$)/gy;

export interface Info {
  readonly kind: Kind;
  readonly language: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Parses an info string.
 *
 * @param language its first word
 * @param meta the rest
 * @returns the block's kind and attributes, or a message about the mistake
 */
export function parseInfo(
  language: string,
  meta: string,
): Info | { readonly mistake: string } {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(meta) ?? [];
  if (!isKind(word)) {
    const info = [language, meta].filter(Boolean).join(' ');
    const kinds = Object.values<KindRule>(KINDS).map(
      ({ sketch, languages: [, ...others] = [] }) =>
        [`\n  \`\`\`${sketch}`, ...others].join(', or in '),
    );
    return {
      mistake: `the block "${info}" has no known kind. The kinds are:${kinds.join('')}`,
    };
  }
  const rule: KindRule = KINDS[word];
  const { languages = [language], required, optional } = rule;
  if (!languages.includes(language)) {
    return {
      mistake: `a block of kind "${word}" is written in ${languages.join(' or ')}, not in "${language}".`,
    };
  }
  const attributes = parseAttributes(rest);
  if (!attributes) {
    return { mistake: `attributes are written name=value, not "${rest}".` };
  }
  const unknown = Object.keys(attributes).find(
    (name) => name !== required && name !== optional,
  );
  if (unknown !== undefined) {
    return { mistake: `"${word}" has no attribute "${unknown}".` };
  }
  if (required !== undefined && !attributes[required]) {
    return { mistake: `"${word}" needs the attribute "${required}".` };
  }
  return { kind: word, language, attributes };
}

const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

function parseAttributes(text: string): Record<string, string> | undefined {
  const matches = [...text.matchAll(ATTRIBUTE)];
  if (matches.map(([whole]) => whole).join('') !== text) return undefined;
  return Object.fromEntries(
    matches.map(([, name, quoted, plain]) => [name, quoted ?? plain]),
  ) as Record<string, string>;
}
