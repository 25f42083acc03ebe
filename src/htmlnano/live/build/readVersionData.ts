import path from 'node:path';
import type { JsonSchema } from '../../facts/jsonSchema';
import { type DocumentedVersion, pageOf } from '../../versions';
import { readLibrary } from '../../facts/introspect';
import {
  describedModules,
  packagesIn,
  runOrderIn,
} from '../../facts/moduleTables';
import { schemaOf } from '../../facts/schema';
import { readChapters } from '../../facts/tables';
import type { ModuleData, VersionData } from '../versionData';

/**
 * Collects the data for the live parts of a version's pages, from its tables
 * and its installed library.
 * @throws Error when a page is missing
 */
export function readVersionData(
  siteDir: string,
  version: DocumentedVersion,
): VersionData {
  const library = readLibrary(path.join(siteDir, version.library));
  const pages = tablesOf(siteDir, version);
  const described = describedModules(pages.modules);
  const modules = library.modules.flatMap((name): ModuleData[] => {
    const chapter = described.find(({ heading }) => heading === name);
    // `checks/moduleTableChecks` reports a missing chapter.
    if (!chapter) return [];
    const values = Object.entries(library.presets).map(
      ([preset, settings]) => [preset, settings[name]] as const,
    );
    const presets = JSON.stringify(Object.fromEntries(values));
    return [
      {
        name,
        presets: JSON.parse(presets) as ModuleData['presets'],
        packages: packagesIn(chapter),
      },
    ];
  });
  return {
    name: version.name,
    library: library.version,
    presets: Object.keys(library.presets),
    modules,
    runOrder: runOrderIn(pages.modules),
    packages: library.optionalPackages,
    schema: schemaOf(library, pages, 'javascript'),
  };
}

/**
 * The JSON schema of a version's options, for configuration files.
 *
 * @param address the address of the published schema
 */
export function publishedSchema(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): JsonSchema {
  const library = readLibrary(path.join(siteDir, version.library));
  return schemaOf(library, tablesOf(siteDir, version), 'json', address);
}

function tablesOf(siteDir: string, version: DocumentedVersion) {
  const read = (id: string) =>
    readChapters(siteDir, pageOf(siteDir, version, id));
  return { modules: read('modules'), config: read('config') };
}
