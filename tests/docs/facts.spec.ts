import { expect, test } from '@playwright/test';
import { checkChangedSince, compareVersions } from '../../checks/differences';
import { checkInstall } from '../../checks/installs';
import { installableVersions } from '../../checks/integrations';
import type { Failure } from '../../checks/failure';
import { checkModules, checkModuleTable } from '../../checks/moduleTables';
import { describedModules } from '../../src/htmlnano/facts/moduleTables';
import { checkOptionExamples } from '../../checks/optionExamples';
import { checkExamples } from '../../checks/schemaExamples';
import {
  checkPresetHistory,
  checkPresetTable,
} from '../../checks/presetTables';
import { checkConfigFiles, checkRunOrder } from '../../checks/lists';
import { evidenceOf, readSite } from '../../checks/readSite';
import { checkWhatChanged, findChanges } from '../../checks/whatChanged';
import { SITE_DIR } from '../../src/htmlnano/versions';

const site = readSite(SITE_DIR);
const libraries = site.map(({ library }) => library);

function expectNone(failures: readonly Failure[]): void {
  expect(
    failures.map(
      ({ file, line, message }) => `${file}:${String(line)}: ${message}`,
    ),
  ).toEqual([]);
}

for (const [index, facts] of site.entries()) {
  const { library, introduction, modulesPage, presetsPage, configPage } = facts;
  const { chapters, file } = modulesPage;
  const older = site[index - 1];
  const name = `htmlnano ${library.version}`;

  test(`${file} describes the modules of ${name} and nothing else`, () => {
    expectNone(checkModules(chapters, library));
  });

  test(`${file} states the values and packages of ${name}`, () => {
    expectNone(
      describedModules(chapters).flatMap((chapter) =>
        checkModuleTable(chapter, library, older?.library),
      ),
    );
  });

  test(`${file} lists modules in the order in which ${name} runs them`, () => {
    expectNone(checkRunOrder(chapters, library));
  });

  test(`${presetsPage.file} states the presets of ${name}`, () => {
    expectNone(checkPresetTable(presetsPage.chapters, library));
  });

  test(`${presetsPage.file} states how the presets of the versions differ`, () => {
    expectNone(checkPresetHistory(presetsPage.chapters, libraries));
  });

  test(`${configPage.file} lists the configuration files that ${name} reads`, () => {
    expectNone(checkConfigFiles(configPage.chapters, library.configFiles));
  });

  for (const page of facts.pages) {
    test(`${page.file} uses only options that the modules page describes`, () => {
      expectNone(checkExamples(page.checks.examples, facts.check));
    });

    test(`${page.file} installs packages that ${name} accepts`, async () => {
      const installed = await installableVersions(facts.libraryDir);
      expectNone(
        page.checks.installs.flatMap((block) =>
          checkInstall(block, library, installed),
        ),
      );
    });
  }

  for (const [chapter, evidence] of evidenceOf(facts)) {
    test(`${file}:${String(chapter.line)} every option of ${chapter.heading} has an example that shows it`, async () => {
      expectNone(await checkOptionExamples(chapter, evidence, facts.run));
    });
  }

  if (!older) continue;
  const { version } = older.library;

  test(`${file} and ${introduction.file} say what changed since ${version}`, async () => {
    const { examples, differences } = await compareVersions(older, facts);
    const changes = findChanges(older.library, library, differences);
    console.log(
      `${name} against ${version}: ${String(differences.length)} of ${String(examples)} examples differ, of ${changes.changed.join(', ')}`,
    );
    expectNone([
      ...checkChangedSince(chapters, version, differences),
      ...checkWhatChanged(introduction.chapters, version, changes),
    ]);
  });
}
