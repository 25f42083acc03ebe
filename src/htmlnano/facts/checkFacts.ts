import fs from 'node:fs';
import path from 'node:path';
import { getOrMake } from '../../plugins/shared/cache';
import { orThrow } from '../../plugins/shared/orThrow';
import {
  type DocumentedVersion,
  documentedVersions,
  pageOf,
  pagesOf,
} from '../versions';
import { checkExamples, examplesIn } from './exampleChecks';
import { lineOf } from './failure';
import { readLibrary } from './introspect';
import { describedModules } from './moduleTables';
import { checkModules, checkModuleTable } from './moduleTableChecks';
import { checkBy } from './optionsCheck';
import { checkOverview, checkPresetHistory } from './presetTableChecks';
import { schemaOf } from './schema';
import { type Chapter, readChapters } from './tables';

/**
 * Compares tables and preset values on the pages with the installed libraries, without
 * running them.
 *
 * @throws Error with a line for each mistake of all versions
 */
export function checkFacts(siteDir: string): void {
  const wrong = documentedVersions(siteDir).flatMap((version) => {
    const pages = pagesOf(siteDir, version).map(
      (file) =>
        [file, fs.readFileSync(path.join(siteDir, file), 'utf8')] as const,
    );
    return getOrMake('facts', [version, pages], () => {
      const { check, failures } = checkTables(siteDir, version);
      const examples = pages.flatMap(([file, markdown]) =>
        checkExamples(examplesIn(markdown, file), check)
          // Pages with the same text share one cached result, so the file is set here.
          .map(({ line, message }) => ({ file, line, message })),
      );
      return [...failures, ...examples];
    });
  });
  if (wrong.length > 0) throw new Error(wrong.map(lineOf).join('\n'));
}

/**
 * Compares the tables of modules and presets with the library of a version.
 *
 * @returns the mistakes, and a check of options by the tables
 */
export function checkTables(siteDir: string, version: DocumentedVersion) {
  const versions = documentedVersions(siteDir).reverse();
  const libraries = versions.map((each) =>
    readLibrary(path.join(siteDir, each.library)),
  );
  const index = versions.findIndex(({ name }) => name === version.name);
  const library = orThrow(libraries[index], `The version ${version.name}`);
  const read = (id: string): Chapter[] =>
    readChapters(siteDir, pageOf(siteDir, version, id));
  const modules = read('modules');
  const presets = read('presets');
  const tables = { modules, config: read('config') };
  return {
    check: checkBy(schemaOf(library, tables, 'javascript')),
    failures: [
      ...checkModules(modules, library),
      ...describedModules(modules).flatMap((chapter) =>
        checkModuleTable(chapter, library, libraries[index - 1]),
      ),
      ...checkOverview(modules, library),
      ...checkPresetHistory(presets, libraries),
    ],
  };
}
