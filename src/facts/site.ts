import fs from 'node:fs';
import path from 'node:path';
import { loadLibrary } from '../examples/library';
import { readPageChecks } from '../examples/pageChecks';
import type { PageChecks } from '../examples/checks';
import {
  documentedVersions,
  pagesOf,
  type DocumentedVersion,
} from '../examples/versions';
import { introspect, type LibraryFacts } from './introspect';
import { describedModules } from './moduleTables';
import { type Evidence, type Run, runWith } from './options';
import { type Chapter, readChapters } from './tables';

/** A version of the site with all that its statements are checked against. */
export interface VersionFacts {
  readonly version: DocumentedVersion;
  readonly library: LibraryFacts;
  readonly run: Run;
  /** The documented version before, if any. */
  readonly previous: LibraryFacts | undefined;
  readonly modulesPage: Page;
  readonly presetsPage: Page;
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
    const pages = pagesOf(siteDir, version);
    const page = (name: string): Page => readPage(siteDir, pages, name);
    all.push({
      version,
      library: introspect(libraryDir),
      run: runWith(loadLibrary(libraryDir)),
      previous: all.at(-1)?.library,
      modulesPage: page('modules'),
      presetsPage: page('presets'),
    });
  }
  return all;
}

function readPage(
  siteDir: string,
  pages: readonly string[],
  name: string,
): Page {
  const file = pages.find((page) => page.endsWith(`-${name}.md`));
  if (file === undefined) throw new Error(`no page "${name}"`);
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
          source: library.modules.includes(chapter.heading)
            ? library.sourceOf(chapter.heading)
            : '',
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
