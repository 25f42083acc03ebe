import fs from 'node:fs';
import path from 'node:path';
import { loadLibrary } from '../minify/loadLibrary';
import { readPageChecks } from '../examples/pageChecks';
import type { PageChecks } from '../examples/checks';
import { checkBy, type OptionsCheck } from '../examples/optionsCheck';
import {
  documentedVersions,
  pagesOf,
  type DocumentedVersion,
} from '../examples/versions';
import { introspect, type LibraryFacts, sharedModules } from './introspect';
import { describedModules } from './moduleTables';
import { type Difference, findDifferences } from './differences';
import type { Evidence } from './options';
import { type Run, runWith } from './run';
import { schemaOf } from './schema';
import { type Chapter, readChapters } from './tables';

/** A version of the site with all that its statements are checked against. */
export interface VersionFacts {
  readonly version: DocumentedVersion;
  readonly library: LibraryFacts;
  readonly run: Run;
  /** The documented version before, if any. */
  readonly previous: LibraryFacts | undefined;
  readonly introduction: Page;
  readonly modulesPage: Page;
  readonly presetsPage: Page;
  readonly configPage: Page;
  /** All pages of the version, the ones above too. */
  readonly pages: readonly Page[];
  /** Absolute path of the version's workspace. */
  readonly libraryDir: string;
  /** Whether the tables have what options have. */
  readonly check: OptionsCheck;
}

export interface Page {
  readonly file: string;
  readonly chapters: readonly Chapter[];
  readonly checks: PageChecks;
}

/** Reads the facts of all versions of the site, oldest first. */
export function readSite(siteDir: string): VersionFacts[] {
  const all: VersionFacts[] = [];
  for (const version of documentedVersions(siteDir).reverse()) {
    const libraryDir = path.join(siteDir, version.library);
    const pages = pagesOf(siteDir, version).map((file) =>
      readPage(siteDir, file),
    );
    const page = (name: string): Page => {
      const found = pages.find(({ file }) => file.endsWith(`-${name}.md`));
      if (!found) throw new Error(`${version.pages} has no page "${name}".`);
      return found;
    };
    const library = introspect(libraryDir);
    const modulesPage = page('modules');
    const configPage = page('config');
    const tables = {
      modules: modulesPage.chapters,
      config: configPage.chapters,
    };
    all.push({
      version,
      library,
      check: checkBy(schemaOf(library, tables, 'javascript')),
      run: runWith(loadLibrary(libraryDir)),
      previous: all.at(-1)?.library,
      introduction: page('introduction'),
      modulesPage,
      presetsPage: page('presets'),
      configPage,
      pages,
      libraryDir,
    });
  }
  return all;
}

function readPage(siteDir: string, file: string): Page {
  const markdown = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return {
    file,
    chapters: readChapters(markdown, file),
    checks: readPageChecks(siteDir, file),
  };
}

/** What stands under the heading of each module of a modules page. */
export function evidenceOf({
  modulesPage: { chapters, checks },
  library,
}: VersionFacts): ReadonlyMap<Chapter, Evidence> {
  return new Map(
    describedModules(chapters).map((chapter) => {
      const next = chapters[chapters.indexOf(chapter) + 1];
      const isHere = (line: number): boolean =>
        line > chapter.line && line < (next?.line ?? Infinity);
      const steps = checks.projects
        .filter(({ line }) => isHere(line))
        .flatMap((project) => project.steps);
      return [
        chapter,
        {
          source: sourceOf(chapter.heading, library),
          examples: checks.examples.filter(({ expected }) =>
            isHere(expected.line),
          ),
          programs: steps.map((step) =>
            step.type === 'run' ? step.run.text : step.file.text,
          ),
        },
      ];
    }),
  );
}

function sourceOf(module: string, library: LibraryFacts): string {
  if (!library.modules.includes(module)) return '';
  const values = Object.values(library.presets).map((preset) => preset[module]);
  return library.sourceOf(module) + JSON.stringify(values);
}

/**
 * Runs the examples of the modules that two versions have, those of both modules
 * pages, through both.
 *
 * @returns the examples that were run, and those that are answered differently
 */
export async function compareVersions(
  older: VersionFacts,
  newer: VersionFacts,
): Promise<{ examples: number; differences: readonly Difference[] }> {
  const shared = sharedModules(older.library, newer.library);
  const examples = [older, newer].flatMap((version) =>
    [...evidenceOf(version)].flatMap(([{ heading }, evidence]) =>
      shared.includes(heading)
        ? evidence.examples.map((check) => [heading, check] as const)
        : [],
    ),
  );
  return {
    examples: examples.length,
    differences: await findDifferences(examples, older.run, newer.run),
  };
}
