import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentedVersion,
  pageId,
  pagesOf,
} from '../../examples/versions';
import { Kept } from '../../examples/kept';
import { readLibrary } from '../../facts/introspect';
import { measureRunOrder } from '../../facts/measureRunOrder';
import {
  describedModules,
  optionRows,
  packagesIn,
} from '../../facts/moduleTables';
import { settingOf } from '../../facts/settings';
import { type Chapter, readChapters, type Row } from '../../facts/tables';
import type {
  Json,
  ModuleData,
  SettingData,
  VersionData,
} from '../../live/versionData';

/**
 * Reads what the live parts of a version's pages know: its tables, and what its
 * installed library says of itself.
 *
 * @param measure measures the order in which the modules of a workspace's library
 *   run; by default it is measured once and kept
 * @throws Error when a page or the description of a module is missing
 */
export function readVersionData(
  siteDir: string,
  version: DocumentedVersion,
  measure: (libraryDir: string) => readonly string[] = (libraryDir) =>
    runOrderOf(siteDir, libraryDir),
): VersionData {
  const libraryDir = path.join(siteDir, version.library);
  const library = readLibrary(libraryDir);
  const described = describedModules(chaptersOf(siteDir, version, 'modules'));
  const modules = library.modules.map((name): ModuleData => {
    const chapter = described.find(({ heading }) => heading === name);
    if (!chapter)
      throw new Error(`${version.pages} does not describe ${name}.`);
    const values = Object.entries(library.presets).map(
      ([preset, settings]) => [preset, jsonOf(settings[name]) ?? null] as const,
    );
    return {
      name,
      presets: Object.fromEntries(values),
      packages: packagesIn(chapter),
      settings: optionRows(chapter).map(settingData),
    };
  });
  return {
    name: version.name,
    library: library.version,
    base: version.base,
    presets: Object.keys(library.presets),
    modules,
    runOrder: measure(libraryDir),
    otherOptions: otherOptionsIn(chaptersOf(siteDir, version, 'config')),
    packages: library.optionalPackages,
  };
}

function chaptersOf(
  siteDir: string,
  version: DocumentedVersion,
  name: string,
): Chapter[] {
  const file = pagesOf(siteDir, version).find((page) => pageId(page) === name);
  if (file === undefined) {
    throw new Error(`${version.pages} has no page "${name}".`);
  }
  return readChapters(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
}

function settingData(row: Row): SettingData {
  const [first, second] = row.cells;
  const setting = settingOf(row);
  if (!setting) {
    throw new Error(
      `${row.file}:${String(row.line)}: the first cell names no value, no key and no sort of values.`,
    );
  }
  const key = 'key' in setting ? setting.key : undefined;
  const value = 'value' in setting ? jsonOf(setting.value) : undefined;
  return {
    type: setting.type,
    name: first?.text ?? '',
    ...(key === undefined ? {} : { key }),
    ...(value === undefined ? {} : { value }),
    text: second?.text ?? '',
  };
}

/** A copy of a value, or `undefined` where JSON cannot hold it. */
function jsonOf(value: unknown): Json | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}

/** The options of the table "Options that are not modules", if there is one. */
function otherOptionsIn(chapters: readonly Chapter[]): string[] {
  const chapter = chapters.find(
    ({ heading }) => heading === 'Options that are not modules',
  );
  const rows = (chapter?.tables[0] ?? []).slice(1);
  return [...new Set(rows.flatMap(({ cells }) => cells[0]?.code ?? []))];
}

// Measuring starts a process for seconds, and the order is the library's: a
// changed page leaves it as it is.
function runOrderOf(siteDir: string, libraryDir: string): string[] {
  return new Kept<string[]>(siteDir, 'run-order').getOrMake(
    path.relative(siteDir, libraryDir),
    () => [...new Set(measureRunOrder(libraryDir))],
  );
}
