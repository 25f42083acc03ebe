import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { HEADINGS } from '../src/plugins/search/embedded/types';
import { TYPOS_FROM } from '../src/plugins/search/embedded/query';
import { SYNONYMS } from '../src/htmlnano/synonyms';

/**
 * Algolia's settings for the index: those of the DocSearch crawler with the
 * facets of Docusaurus, and keywords, but without what each query sends
 * (`algolia/search.ts`).
 *
 * Meanings: https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const INDEX_SETTINGS = {
  // The most important first. The position of a word counts only in `content`.
  searchableAttributes: [
    ...HEADINGS.map((heading) => `unordered(${heading})`),
    'content',
    'keywords',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  camelCaseAttributes: ['hierarchy', 'content'],

  // A section is one hit, however many of its texts match.
  distinct: true,
  attributeForDistinct: 'url',

  ranking: [
    'words',
    'filters',
    'typo',
    'attribute',
    'proximity',
    'exact',
    'custom',
  ],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  attributeCriteriaComputedByMinProximity: true,

  // The same as in the embedded index. A typo in the first letter counts as two.
  minWordSizefor1Typo: TYPOS_FROM[0],
  minWordSizefor2Typos: TYPOS_FROM[1],
  allowTyposOnNumericTokens: false,
  queryLanguages: ['en'],
  ignorePlurals: true,
  // Quotes and hyphens are those of pasted messages.
  advancedSyntax: false,
  removeWordsIfNoResults: 'allOptional',
} satisfies IndexSettings;

/** The synonyms of the embedded index for Algolia. */
export const INDEX_SYNONYMS: SynonymHit[] = SYNONYMS.map((words) => ({
  objectID: words[0] ?? '',
  type: 'synonym',
  synonyms: [...words],
}));
