import type { Algoliasearch } from 'algoliasearch';
import { escapeText } from '../src/plugins/shared/markup';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from './indexSettings';
import type {
  Hierarchy,
  SearchRecord,
} from '../src/plugins/search/embedded/types';

/**
 * Replaces an index of Algolia by these records, settings and synonyms.
 * Readers who search meanwhile get the old records.
 *
 * @throws Error when there are no records: they would empty the index
 */
export async function pushRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) {
    throw new Error(`There are no records to put into "${indexName}".`);
  }
  const { taskID } = await client.setSettings({
    indexName,
    indexSettings: INDEX_SETTINGS,
  });
  await client.waitForTask({ indexName, taskID });
  const synonyms = await client.saveSynonyms({
    indexName,
    synonymHit: INDEX_SYNONYMS,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: synonyms.taskID });
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
  });
}

/**
 * A record as the DocSearch crawler writes it: its texts are HTML, and its
 * addresses name the site.
 *
 * @param siteUrl base URL included, without a slash at the end
 */
export const crawledRecord = (
  record: SearchRecord,
  siteUrl: string,
): SearchRecord => ({
  ...record,
  hierarchy: Object.fromEntries(
    Object.entries(record.hierarchy).map(
      ([level, title]: [string, string | null]) => [
        level,
        title && escapeText(title),
      ],
    ),
  ) as Hierarchy,
  content: record.content && escapeText(record.content),
  ...(record.keywords && { keywords: record.keywords.map(escapeText) }),
  url: siteUrl + record.url,
  url_without_anchor: siteUrl + record.url_without_anchor,
});
