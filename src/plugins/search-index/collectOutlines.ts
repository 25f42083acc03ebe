import fs from 'node:fs/promises';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import path from 'node:path';
import { readOutline } from '../../search/outline';
import type { Edition, Outline } from '../../search/types';

/** All that there is to find in one version of the docs. */
export interface VersionOutlines {
  readonly edition: Edition;
  readonly outlines: readonly Outline[];
}

/**
 * Reads the pages that the docs plugin lists, version by version.
 *
 * @param content what the docs plugin loaded, from its instance `pluginId`
 * @throws Error when a version has nothing to find
 */
export async function collectOutlines(
  { loadedVersions }: Pick<LoadedContent, 'loadedVersions'>,
  siteDir: string,
  language: string,
  pluginId = 'default',
): Promise<VersionOutlines[]> {
  return Promise.all(
    loadedVersions.map(async ({ versionName, docs }) => {
      const listed = docs.filter(({ draft, unlisted }) => !draft && !unlisted);
      const outlines = await Promise.all(
        listed.map(
          async ({ source, title, description, permalink, frontMatter }) => {
            const file = path.join(
              siteDir,
              aliasedSitePathToRelativePath(source),
            );
            return readOutline(await fs.readFile(file, 'utf8'), {
              title,
              description,
              permalink,
              keywords: frontMatter.keywords ?? [],
            });
          },
        ),
      );
      if (outlines.length === 0) {
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
        outlines,
      };
    }),
  );
}
