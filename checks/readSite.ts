import path from 'node:path';
import { loadLibrary } from '../src/htmlnano/library/loadLibrary';
import { GrammarError } from './blocks';
import { readPageChecks } from './pageChecks';
import { checkBy } from '../src/htmlnano/facts/jsonSchema';
import {
  type DocumentedVersion,
  documentedVersions,
  pageId,
  pagesOf,
  SITE_DIR,
} from '../src/htmlnano/versions';
import { orThrow } from '../src/plugins/shared/orThrow';
import { readLibrary } from '../src/htmlnano/facts/introspect';
import { describedModules } from '../src/htmlnano/facts/moduleTables';
import type { ModuleExamples } from './optionExamples';
import { runWith } from './library/runInNode';
import { sourceOf } from './lists';
import { schemaOf } from '../src/htmlnano/facts/schema';
import { type Chapter, readChapters } from '../src/htmlnano/facts/tables';

/** A page, in parts and as checks. */
export type PageFacts = ReturnType<typeof readPage>;

/** A version of the site, and the facts to check it against. */
export type VersionFacts = ReturnType<typeof readSite>[number];

/** Reads the facts of all versions of the site, oldest first. */
export function readSite(siteDir: string) {
  return documentedVersions(siteDir)
    .reverse()
    .map((version) => {
      const pages = pagesOf(siteDir, version).map((file) =>
        readPage(siteDir, file),
      );
      const page = (id: string): PageFacts =>
        orThrow(
          pages.find(({ file }) => pageId(file) === id),
          `The page ${id}`,
        );
      const libraryDir = path.join(siteDir, version.library);
      const library = readLibrary(libraryDir);
      const modulesPage = page('modules');
      const configPage = page('config');
      const modules = modulesPage.chapters;
      const tables = { modules, config: configPage.chapters };
      return {
        version,
        library,
        /** Checks options against the tables. */
        check: checkBy(schemaOf(library, tables, 'javascript')),
        run: runWith(loadLibrary(libraryDir)),
        modulesPage,
        configPage,
        /** All pages of the version, those above included. */
        pages,
        /** Absolute path of the version's workspace. */
        libraryDir,
      };
    });
}

let read: readonly VersionFacts[] | undefined;

/** The facts of all versions of this site, oldest first, read once in a process. */
export const site = (): readonly VersionFacts[] =>
  (read ??= readSite(SITE_DIR));

/** The facts of a version of this site. */
export const factsOf = ({ name }: DocumentedVersion): VersionFacts =>
  orThrow(
    site().find(({ version }) => version.name === name),
    `The version ${name}`,
  );

const readPage = (siteDir: string, file: string) => ({
  file,
  chapters: readChapters(siteDir, file),
  checks: readPageChecks(siteDir, file),
});

/**
 * Lists the code blocks, in all versions, whose kind is unknown or which lack a
 * counterpart (such as a result its source). Their pages cannot be checked. One line
 * each, with file, line and mistake.
 */
export const unreadableBlocks = (siteDir: string): string[] =>
  documentedVersions(siteDir)
    .flatMap((version) => pagesOf(siteDir, version))
    .flatMap((file) => {
      try {
        readPageChecks(siteDir, file);
        return [];
      } catch (error) {
        if (error instanceof GrammarError) return [error.message];
        throw error;
      }
    });

/** The evidence for each module of a modules page. */
export function evidenceOf({
  modulesPage: { chapters, checks },
  library,
}: VersionFacts): (readonly [Chapter, ModuleExamples])[] {
  const chapterAt = (line: number): Chapter | undefined =>
    chapters.findLast((chapter) => chapter.line < line);
  return describedModules(chapters).map((chapter) => {
    const module = chapter.heading;
    const values = Object.values(library.presets).map(
      (preset) => preset[module],
    );
    return [
      chapter,
      {
        source: library.modules.includes(module)
          ? sourceOf(library, module) + JSON.stringify(values)
          : '',
        examples: checks.examples.filter(
          ({ expected }) => chapterAt(expected.line) === chapter,
        ),
        programs: checks.projects
          .filter(({ line }) => chapterAt(line) === chapter)
          .flatMap(({ steps }) => steps.map(({ block }) => block.text)),
      },
    ];
  });
}
