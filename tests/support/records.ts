import { recordsOf } from '../../src/plugins/search/embedded/records';
import type {
  SearchRecord,
  DocSection,
} from '../../src/plugins/search/embedded/types';

export const section = (
  depth: number,
  title: string,
  ...texts: readonly string[]
): DocSection => ({ depth, title, texts });

/** The records of a page, whose title is that of its first section. */
export function page(
  permalink: string,
  sections: readonly DocSection[],
  { keywords = [] as readonly string[] } = {},
): SearchRecord[] {
  const title = sections[0]?.title ?? '';
  return recordsOf({ title, permalink, keywords, sections }, '2.1.0');
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((n) => `hierarchy.lvl${String(n)}`);

/** The query of the site for words in a version, as the specification has it. */
export const queryOf = (query: string, version: string, snippet: number) => ({
  query,
  indexName: 'htmlnano',
  attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
  attributesToHighlight: LEVELS,
  attributesToSnippet: [`content:${String(snippet)}`],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: [
    'language:en',
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ],
});
