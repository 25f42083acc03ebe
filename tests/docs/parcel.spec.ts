import { expect, test } from '@playwright/test';
import {
  installedDir,
  INTEGRATIONS,
  whyLeftOut,
} from '../../checks/integrations';
import { needs } from '../../checks/needs';
import { parcelOptions } from '../../checks/parcelOptions';
import { site } from '../../checks/readSite';
import { chapterOf } from '../../src/htmlnano/facts/tables';
import { orThrow } from '../../src/plugins/shared/orThrow';

const parcel = orThrow(
  INTEGRATIONS.find(({ name }) => name === 'parcel'),
  'Parcel',
);

const HEADING = "Parcel's own minifier";

const annotation = needs(parcel.name);

test(
  'Usage says which options Parcel heeds without htmlnano',
  { annotation },
  async () => {
    const reason = whyLeftOut(parcel);
    test.skip(reason !== undefined, reason);
    test.slow();
    const { library, modulesPage, pages } = orThrow(
      site().find(({ pages: all }) =>
        all.some(({ chapters: some }) =>
          some.some(({ heading }) => heading === HEADING),
        ),
      ),
      `A page with "${HEADING}"`,
    );
    const chapters = pages.flatMap((page) => page.chapters);
    const [rows = []] = chapterOf(chapters, HEADING).tables;
    const modulesIn = (start: string): string[] =>
      rows
        .filter(({ cells: [first] }) => first?.text.startsWith(start))
        .flatMap(({ cells: [, second] }) => second?.code ?? [])
        .sort();

    const { off, values } = await parcelOptions(
      installedDir(parcel),
      library.modules,
      modulesPage.checks.examples,
    );
    expect(modulesIn('heeds')).toEqual(off.sort());
    expect(modulesIn('ignores')).toEqual(
      library.modules.filter((module) => !off.includes(module)).sort(),
    );
    expect(values).toEqual(['minifySvg']);
  },
);
