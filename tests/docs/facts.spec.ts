import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkChangedSince, findDifferences } from '../../src/facts/differences';
import { installedVersions } from '../../src/examples/project';
import { checkConfigFiles } from '../../src/facts/configFiles';
import { checkInstall } from '../../src/facts/installs';
import type { Failure } from '../../src/facts/failure';
import { checkModules, checkModuleTable, describedModules } from '../../src/facts/moduleTables';
import { checkOptions } from '../../src/facts/options';
import { checkExamples } from '../../src/facts/uses';
import { checkPresetTable } from '../../src/facts/presetTable';
import { checkRunOrder } from '../../src/facts/runOrder';
import { evidenceOf, readSite } from '../../src/facts/site';

const site = readSite(path.join(__dirname, '../..'));

function expectNone(failures: readonly Failure[]): void {
  expect(
    failures.map(
      ({ file, line, message }) => `${file}:${String(line)}: ${message}`,
    ),
  ).toEqual([]);
}

for (const [index, facts] of site.entries()) {
  const { library, previous, modulesPage, presetsPage, configPage } = facts;
  const { chapters, file } = modulesPage;
  const name = `htmlnano ${library.version}`;

  test(`${file} describes the modules of ${name} and nothing else`, () => {
    expectNone(checkModules(chapters, library));
  });

  test(`${file} states the values and packages of ${name}`, () => {
    expectNone(
      describedModules(chapters).flatMap((chapter) =>
        checkModuleTable(chapter, library, previous),
      ),
    );
  });

  test(`${file} lists modules in the order in which ${name} runs them`, () => {
    expectNone(checkRunOrder(chapters, library));
  });

  test(`${presetsPage.file} states the presets of ${name}`, () => {
    expectNone(checkPresetTable(presetsPage.chapters, library));
  });

  test(`${configPage.file} lists the configuration files that ${name} reads`, () => {
    expectNone(checkConfigFiles(configPage.chapters, library.configFiles));
  });

  for (const page of facts.pages) {
    test(`${page.file} uses only options that the modules page describes`, () => {
      expectNone(checkExamples(page.checks.examples, chapters));
    });

    test(`${page.file} installs packages that ${name} accepts`, async () => {
      const installed = await installedVersions(facts.libraryDir);
      expectNone(
        page.checks.installs.flatMap((block) =>
          checkInstall(block, library, installed),
        ),
      );
    });
  }

  for (const [chapter, evidence] of evidenceOf(facts)) {
    test(`${file}:${String(chapter.line)} every option of ${chapter.heading} has an example that shows it`, async () => {
      expectNone(await checkOptions(chapter, evidence, facts.run));
    });
  }

  const older = site[index - 1];
  if (older) {
    test(`${file} says what changed since ${older.library.version}`, async () => {
      const shared = library.modules.filter((module) =>
        older.library.modules.includes(module),
      );
      const examples = [older, facts].flatMap((version) =>
        [...evidenceOf(version)].flatMap(([{ heading }, evidence]) =>
          shared.includes(heading)
            ? evidence.examples.map((check) => [heading, check] as const)
            : [],
        ),
      );
      const differences = await findDifferences(examples, older.run, facts.run);
      const modules = new Set(differences.map(({ module }) => module));
      console.log(
        `${name} against ${older.library.version}: ${String(differences.length)} of ${String(examples.length)} examples differ, of ${[...modules].join(', ')}`,
      );
      expectNone(
        checkChangedSince(
          chapters,
          older.library.version,
          shared,
          differences,
        ),
      );
    });
  }
}
