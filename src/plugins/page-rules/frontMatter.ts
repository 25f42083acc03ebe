import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type { ParseFrontMatter } from '@docusaurus/types';

/** Why YAML cannot be read, as Docusaurus's parser says it. */
interface YamlError {
  readonly reason: string;
  /** Counted from 0, in the front matter. */
  readonly mark: { readonly line: number; readonly column: number };
}

/** By the text of the page: Docusaurus's parser throws only the first time. */
const broken = new Map<string, YamlError>();

/** A value that Docusaurus does not take. */
interface WrongValue {
  readonly key: string;
  readonly reason: string;
}

/** By the text of the page. */
const wrong = new Map<string, readonly WrongValue[]>();

/**
 * Lets a page through whose front matter cannot be read, or without the values that
 * Docusaurus does not take: the docs plugin would fail by it before the page is
 * compiled, and only the terminal would say so.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { fileContent, defaultParseFrontMatter } = params;
  if (!broken.has(fileContent))
    try {
      const parsed = await defaultParseFrontMatter(params);
      const values = wrongValues(parsed.frontMatter);
      wrong.set(fileContent, values);
      const refused = values.map(({ key }) => key);
      const taken = Object.entries(parsed.frontMatter).filter(
        ([key]) => !refused.includes(key),
      );
      return { ...parsed, frontMatter: Object.fromEntries(taken) };
    } catch (error) {
      broken.set(fileContent, error as YamlError);
    }
  return { frontMatter: {}, content: fileContent };
};

function wrongValues(frontMatter: object): WrongValue[] {
  const { error } = DocFrontMatterSchema.validate(frontMatter, {
    abortEarly: false,
    allowUnknown: true,
  });
  return (error?.details ?? []).map(({ path, message }) => ({
    key: String(path[0]),
    reason: message,
  }));
}

/** Why the front matter of a page cannot be read, and where. */
export function frontMatterError(markdown: string) {
  const error = broken.get(markdown);
  return (
    error && {
      reason: error.reason,
      place: { line: error.mark.line + 1, column: error.mark.column + 1 },
    }
  );
}

/** What Docusaurus does not take of the front matter of a page, and where. */
export const frontMatterMistakes = (markdown: string) =>
  (wrong.get(markdown) ?? []).map(({ key, reason }) => {
    const lines = markdown.split('\n');
    const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 1;
    return { key, reason, place: { line: Math.max(line, 1), column: 1 } };
  });
