/** One version's pages with the addresses of their mirrors. */
export interface MirroredVersion {
  readonly label: string;
  readonly pages: readonly MirroredPage[];
}

export interface MirroredPage {
  readonly title: string;
  readonly description: string;
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
  latest: MirroredVersion,
  others: readonly MirroredVersion[],
): string {
  return [
    `# ${title}`,
    `> ${summary}`,
    `Each page is Markdown; every example in it is run against the version that it documents. The pages of ${latest.label} in one file: ${full}`,
    `## ${latest.label}, the latest version`,
    listOf(latest),
    // By the convention, what may be left out where space is short.
    '## Optional',
    others.map(listOf).join('\n'),
    '',
  ].join('\n\n');
}

const listOf = ({ label, pages }: MirroredVersion): string =>
  pages
    .map(
      ({ title, description, mirror }) =>
        `- [${title} (${label})](${mirror}): ${description}`,
    )
    .join('\n');

/** Writes `llms-full.txt`: a version's pages, one after the other. */
export const llmsFullText = ({ pages }: MirroredVersion): string =>
  pages.map(({ markdown }) => markdown.trimEnd()).join('\n\n---\n\n') + '\n';
