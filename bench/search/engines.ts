import { SYNONYMS } from '../../src/htmlnano/synonyms';
import MiniSearch from 'minisearch';
import { readRecords } from '../../scripts/search-records';
import { documentedVersions } from '../../src/htmlnano/versions';
import {
  createEngine,
  headingsOf,
} from '../../src/plugins/search/embedded/engine';
import type { SearchRecord } from '../../src/plugins/search/embedded/types';
import type { Searched } from './relevance';

/** A section as one document of plain MiniSearch. */
export interface SectionDocument {
  readonly id: string;
  readonly title: string;
  readonly parents: string;
  readonly text: string;
}

/** Joins the records of each section, in the order of the pages. */
export function sectionsOf(
  records: readonly SearchRecord[],
): SectionDocument[] {
  const sections: (SectionDocument & { text: string })[] = [];
  for (const record of records) {
    if (record.type === 'content') {
      const section = sections.at(-1);
      if (section !== undefined) section.text += `\n${record.content ?? ''}`;
      continue;
    }
    const headings = headingsOf(record);
    sections.push({
      id: record.url,
      title: headings.at(-1) ?? '',
      parents: headings.slice(0, -1).join(' '),
      text: (record.keywords ?? []).join(' '),
    });
  }
  return sections;
}

/** MiniSearch with the options that its README recommends for typing. */
export const plainMiniSearch = (): MiniSearch<SectionDocument> =>
  new MiniSearch({
    fields: ['title', 'parents', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });

export const ENGINES = {
  'this site': async (records) => {
    const engine = await createEngine(records, SYNONYMS);
    return (query) =>
      engine.search(query).matches.map(({ record }) => record.url);
  },
  'plain MiniSearch': async (records) => {
    const index = plainMiniSearch();
    await index.addAllAsync(sectionsOf(records));
    return (query) => index.search(query).map(({ id }) => id as string);
  },
} as const satisfies Record<
  string,
  (records: readonly SearchRecord[]) => Promise<Searched['search']>
>;

/** All versions of the pages with an engine to search them. */
export async function searchedVersions(
  siteDir: string,
  create: (records: readonly SearchRecord[]) => Promise<Searched['search']>,
): Promise<ReadonlyMap<string, Searched>> {
  const entries = documentedVersions(siteDir).map(
    async (version): Promise<[string, Searched]> => {
      const records = await readRecords(siteDir, version);
      const urls = new Set(records.map(({ url }) => url));
      return [
        version.name,
        { base: version.base, urls, search: await create(records) },
      ];
    },
  );
  return new Map(await Promise.all(entries));
}
