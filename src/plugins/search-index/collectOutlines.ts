import fs from 'node:fs/promises';
import path from 'node:path';
import type {
  DocMetadata,
  LoadedContent,
} from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { Kept } from '../../examples/kept';
import { type PageFacts, readOutline } from '../../search/outline';
import type { Edition, Outline } from '../../search/types';

/** All that there is to find in one version of the docs. */
export interface VersionOutlines {
  readonly edition: Edition;
  readonly outlines: readonly Outline[];
}

/** Reads pages version by version; see {@link createCollector}. */
export type Collector = (
  content: Pick<LoadedContent, 'loadedVersions'>,
) => Promise<VersionOutlines[]>;

/**
 * Makes a reader of the pages that the docs plugin lists. It keeps what it read,
 * so that in development one saved page costs the parsing of one page.
 *
 * The reader throws an Error when a version has nothing to find.
 *
 * @param language of the pages
 * @param pluginId which instance of the docs plugin lists them
 */
export function createCollector(
  siteDir: string,
  language: string,
  pluginId = 'default',
): Collector {
  const outlineOf = createReader(siteDir);
  return async ({ loadedVersions }) =>
    Promise.all(
      loadedVersions.map(async ({ versionName, docs }) => {
        const listed = docs.filter(
          ({ draft, unlisted }) => !draft && !unlisted,
        );
        if (listed.length === 0) {
          throw new Error(
            `The docs version "${versionName}" has no page that search could find.`,
          );
        }
        return {
          edition: {
            language,
            version: versionName,
            docusaurus_tag: `docs-${pluginId}-${versionName}`,
          },
          outlines: await Promise.all(listed.map(outlineOf)),
        };
      }),
    );
}

function createReader(siteDir: string): (doc: DocMetadata) => Promise<Outline> {
  const read = new Map<string, { readonly from: string; outline: Outline }>();
  const kept = new Kept<Outline>(siteDir, 'outlines');
  return async ({ source, title, description, permalink, frontMatter }) => {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const markdown = await fs.readFile(file, 'utf8');
    const keywords = frontMatter.keywords ?? [];
    const facts: PageFacts = { title, description, permalink, keywords };
    const from = JSON.stringify([markdown, facts]);
    const known = read.get(file);
    if (known?.from === from) return known.outline;
    const outline = kept.getOrMake(from, () => readOutline(markdown, facts));
    read.set(file, { from, outline });
    return outline;
  };
}
