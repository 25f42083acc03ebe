import type { LibraryFacts } from '../src/htmlnano/facts/introspect';
import { describedModules } from '../src/htmlnano/facts/moduleTables';
import { checkChangedSince, compareVersions } from './differences';
import type { Failure } from './failure';
import { checkFixes, checkFixesInMax } from './fixes';
import { checkInstall } from './installs';
import { installableVersions } from './integrations';
import { checkConfigFiles, checkRunOrder } from './lists';
import { configFilesOf, runOrderOf } from './measure';
import { checkBooleanNames, checkMessages } from './messages';
import { checkModules, checkModuleTable } from './moduleTableChecks';
import { checkOptionExamples } from './optionExamples';
import { checkOverview } from './presetTableChecks';
import { evidenceOf, type VersionFacts } from './readSite';
import { checkExamples } from './exampleChecks';
import { checkUpgrades } from './upgrades';

/** A comparison of what a page says, outside of its examples, with the library. */
export interface FactCheck {
  /** The page that it is about, relative to the site. */
  readonly file: string;
  /** Title of the test: what the page does if the check passes. */
  readonly title: string;
  readonly run: () => readonly Failure[] | Promise<readonly Failure[]>;
}

/**
 * The checks of all pages.
 *
 * @param site all versions, oldest first
 */
export const factChecks = (site: readonly VersionFacts[]): FactCheck[] =>
  site.flatMap((facts, index) => {
    const older = site[index - 1];
    return [
      ...checksOfLists(facts, older?.library),
      ...facts.pages.flatMap((page) => checksOfPage(page, facts)),
      ...evidenceOf(facts).map(([chapter, evidence]) => ({
        file: facts.modulesPage.file,
        title: `has an example for every option of ${chapter.heading}`,
        run: () => checkOptionExamples(chapter, evidence, facts.run),
      })),
      ...(older ? [checkOfChanges(facts, older)] : []),
      ...checksOf(facts.introduction.file, {
        'gives options that keep the output of the version before': () =>
          checkUpgrades(facts, site),
      }),
    ];
  });

/** Checks of a page, by their titles. */
const checksOf = (
  file: string,
  checks: Readonly<Record<string, FactCheck['run']>>,
): FactCheck[] =>
  Object.entries(checks).map(([title, run]) => ({ file, title, run }));

function checksOfLists(
  facts: VersionFacts,
  older: LibraryFacts | undefined,
): FactCheck[] {
  const { library, modulesPage, configPage, usagePage } = facts;
  const { pages, libraryDir, run } = facts;
  const name = `htmlnano ${library.version}`;
  return [
    ...checksOf(modulesPage.file, {
      [`describes the modules of ${name}, with values and packages, and nothing else`]:
        () => [
          ...checkModules(modulesPage.chapters, library),
          ...describedModules(modulesPage.chapters).flatMap((chapter) =>
            checkModuleTable(chapter, library, older),
          ),
          ...checkOverview(modulesPage.chapters, library),
        ],
      [`lists modules in the order in which ${name} runs them`]: () =>
        checkRunOrder(modulesPage.chapters, library, runOrderOf(libraryDir)),
      [`lists all boolean attributes of ${name}`]: () =>
        checkBooleanNames(modulesPage.chapters, library),
    }),
    ...checksOf(configPage.file, {
      [`lists the configuration files that ${name} reads`]: () =>
        checkConfigFiles(configPage.chapters, configFilesOf(libraryDir)),
      [`has every message of ${name}`]: () =>
        checkMessages(configPage.chapters, libraryDir),
    }),
    ...checksOf(usagePage.file, {
      'gives the same fixes for a broken page as the sections that it links to':
        () => checkFixes(usagePage, pages),
      'gives fixes for a broken page that are enough in max, too': () =>
        checkFixesInMax(usagePage, run),
    }),
  ];
}

const checksOfPage = (
  { file, checks }: VersionFacts['pages'][number],
  { library, libraryDir, check }: VersionFacts,
): FactCheck[] =>
  checksOf(file, {
    'uses only options that the modules page describes': () =>
      checkExamples(checks.examples, check),
    [`installs packages that htmlnano ${library.version} accepts`]:
      async () => {
        const installed = await installableVersions(libraryDir);
        return checks.installs.flatMap((block) =>
          checkInstall(block, library, installed),
        );
      },
  });

function checkOfChanges(facts: VersionFacts, older: VersionFacts): FactCheck {
  const { file, chapters } = facts.modulesPage;
  const { version } = older.library;
  return {
    file,
    title: `says what changed since ${version}`,
    run: async () =>
      checkChangedSince(chapters, version, await compareVersions(older, facts)),
  };
}
