import type { SchemaCheck } from '../src/htmlnano/facts/jsonSchema';
import { describedModules } from '../src/htmlnano/facts/moduleTables';
import { pageId } from '../src/htmlnano/versions';
import {
  checkChangedSince,
  checkUpgrades,
  compareVersions,
} from './differences';
import { failure, type Failure, lineOf } from './failure';
import { checkFixes, checkFixesInMax } from './fixes';
import { checkInstall } from './installs';
import { installableVersions } from './integrations';
import {
  checkBooleanNames,
  checkConfigFiles,
  checkMessages,
  checkPackageRanges,
  checkRunOrder,
} from './lists';
import {
  checkModules,
  checkModuleTable,
  checkOverview,
} from './moduleTableChecks';
import { checkOptionExamples } from './optionExamples';
import { type ExampleCheck, optionsOf } from './pageChecks';
import { evidenceOf, type PageFacts, type VersionFacts } from './readSite';

/** A comparison of what a page says, outside of its examples, with the library. */
type FactCheck = () => readonly Failure[] | Promise<readonly Failure[]>;

/**
 * The mistakes in the tables, lists and commands of a page.
 *
 * @param file its path, relative to the site
 * @param site all versions, oldest first
 */
export async function wrongFacts(
  file: string,
  site: readonly VersionFacts[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, facts] of site.entries()) {
    const page = facts.pages.find((each) => each.file === file);
    if (!page) continue;
    for (const check of [
      ...checksOfPage(page, facts),
      ...checksOfLists(page, facts, site.slice(0, index)),
    ]) {
      try {
        wrong.push(...(await check()).map(lineOf));
      } catch (error) {
        wrong.push(`${file}: a part of it cannot be checked. ${String(error)}`);
      }
    }
  }
  return wrong;
}

const checksOfPage = (
  { checks }: PageFacts,
  { library, libraryDir, check }: VersionFacts,
): FactCheck[] => [
  () => checkExamples(checks.examples, check),
  async () => {
    const installed = await installableVersions(libraryDir);
    return checks.installs.flatMap((block) =>
      checkInstall(block, library, installed),
    );
  },
];

/** The schema accepts the options of examples that show no error. */
export function checkExamples(
  examples: readonly ExampleCheck[],
  check: SchemaCheck,
): Failure[] {
  return examples.flatMap((example) => {
    const { options, expected } = example;
    const value = optionsOf(example);
    if (!options || !value || expected.kind === 'error') return [];
    return check(value).map(({ message, meant }) => {
      const more = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
      return failure(
        options,
        `by the tables of the modules page, ${message}.${more}`,
      );
    });
  });
}

/** @param others the versions before it, oldest first */
function checksOfLists(
  page: PageFacts,
  facts: VersionFacts,
  others: readonly VersionFacts[],
): FactCheck[] {
  const { library, libraryDir, pages, run } = facts;
  const { chapters } = page;
  const older = others.at(-1);
  switch (pageId(page.file)) {
    case 'introduction':
      return [() => checkUpgrades(page, run, others)];
    case 'usage':
      return [
        () => checkFixes(page, pages),
        () => checkFixesInMax(page, run),
        () => checkPackageRanges(chapters, library),
      ];
    case 'config':
      return [
        () => checkConfigFiles(chapters, libraryDir),
        () => checkMessages(chapters, library),
      ];
    case 'modules':
      return [
        () => checkModules(chapters, library),
        () =>
          describedModules(chapters).flatMap((chapter) =>
            checkModuleTable(chapter, library, older?.library),
          ),
        () => checkOverview(chapters, library),
        () => checkRunOrder(chapters, library, libraryDir),
        () => checkBooleanNames(chapters, library),
        ...evidenceOf(facts).map(
          ([chapter, evidence]) =>
            () =>
              checkOptionExamples(chapter, evidence, run),
        ),
        async () =>
          older
            ? checkChangedSince(
                chapters,
                older.library.version,
                await compareVersions(older, facts),
              )
            : [],
      ];
    default:
      return [];
  }
}
