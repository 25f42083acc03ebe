/**
 * Docusaurus's name of the version that a page belongs to: `current` for what is not
 * in `versioned_docs`.
 *
 * @param file path of its Markdown
 */
export const versionName = (file: string): string =>
  /\bversioned_docs[\\/]version-([^\\/]+)/.exec(file)?.[1] ?? 'current';
