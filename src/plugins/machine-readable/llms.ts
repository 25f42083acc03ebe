/** A page with its mirror. */
export interface MirroredPage {
  readonly title: string;
  readonly description: string;
  /** What it documents: `htmlnano 2.1.0`. */
  readonly version: string;
  /** Full address of the mirror. */
  readonly mirror: string;
  readonly markdown: string;
}

/**
 * Writes `llms.txt`: what there is to read, for programs that read it
 * (https://llmstxt.org).
 *
 * @param full address of `llms-full.txt`
 */
export function llmsText(
  title: string,
  summary: string,
  full: string,
  latest: readonly MirroredPage[],
  others: readonly MirroredPage[],
): string {
  const version = latest[0]?.version ?? '';
  return [
    `# ${title}`,
    `> ${summary}`,
    `Each page is Markdown; every example in it is run against the version that it documents. The pages of ${version} in one file: ${full}`,
    `## ${version}, the latest version`,
    latest.map(line).join('\n'),
    // By the convention, what may be left out where space is short.
    '## Optional',
    others.map(line).join('\n'),
    '',
  ].join('\n\n');
}

const line = ({ title, version, mirror, description }: MirroredPage): string =>
  `- [${title} (${version})](${mirror}): ${description}`;

/** Writes `llms-full.txt`: a version's pages, one after the other. */
export const llmsFullText = (pages: readonly MirroredPage[]): string =>
  pages.map(({ markdown }) => markdown.trimEnd()).join('\n\n---\n\n') + '\n';
