import type { ParseFrontMatter } from '@docusaurus/types';

/** Why YAML cannot be read, as Docusaurus's parser says it. */
interface YamlError {
  readonly reason: string;
  /** Counted from 0, in the front matter. */
  readonly mark: { readonly line: number; readonly column: number };
}

/** By the text of the page: Docusaurus's parser throws only the first time. */
const broken = new Map<string, YamlError>();

/**
 * Lets a page through whose front matter cannot be read: the docs plugin would fail
 * by it before the page is compiled, and only the terminal would say so.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { fileContent, defaultParseFrontMatter } = params;
  if (!broken.has(fileContent))
    try {
      return await defaultParseFrontMatter(params);
    } catch (error) {
      broken.set(fileContent, error as YamlError);
    }
  return { frontMatter: {}, content: fileContent };
};

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
