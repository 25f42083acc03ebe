import { plainSlug } from '../../search/records';
import type { ModulesPage } from '../../search/types';
import type { VersionOutlines } from './collectOutlines';

// On a Modules page the sections of this depth are the modules.
const DEPTH = 3;

/** Lists the modules that each version documents, for the not-found page. */
export function modulesPages(
  versions: readonly VersionOutlines[],
): ModulesPage[] {
  return versions.flatMap(({ edition, outlines }) => {
    const page = outlines.find(({ permalink }) =>
      /\/modules\/?$/.test(permalink),
    );
    if (page === undefined) return [];
    const modules = page.sections
      .filter(({ depth }) => depth === DEPTH)
      .map(({ title, anchor = plainSlug(title) }) => ({
        name: title,
        url: `${page.permalink}#${anchor}`,
      }));
    return [{ version: edition.version, modules }];
  });
}
