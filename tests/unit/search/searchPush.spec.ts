import { expect, test } from '@playwright/test';
import { algoliasearch } from 'algoliasearch';
import { crawledRecord, pushRecords } from '../../../scripts/push-records';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from '../../../scripts/indexSettings';
import { SYNONYMS } from '../../../src/htmlnano/synonyms';
import { page, section } from '../../support/records';

const records = page(
  '/modules',
  [section(1, 'Modules', 'All modules.'), section(2, 'A <b> & "c"', `<i>'x'`)],
  { keywords: ['R&D'] },
);

/** A client of Algolia with a key, and the requests that it has sent. */
function createClient(status = 200) {
  const sent: { url: string; data: unknown; headers: object }[] = [];
  const client = algoliasearch('app', 'admin-key', {
    requester: {
      send: ({ method, url, data, headers }) => {
        if (method !== 'GET')
          sent.push({ url, data: JSON.parse(String(data)), headers });
        // Every task is done at once.
        const answer = { taskID: 1, status: 'published', message: 'Refused' };
        const content = JSON.stringify(answer);
        return Promise.resolve({ status, content, isTimedOut: false });
      },
    },
  });
  return { client, sent };
}

test('readers find the old records until all new ones are there', async () => {
  const { client, sent } = createClient();
  await pushRecords(client, 'htmlnano', records);
  const bodies = sent.map(({ data }) => data);
  expect(bodies).toContainEqual(INDEX_SETTINGS);
  // Each query filters by them.
  const facets = ['type', 'language', 'version', 'docusaurus_tag'];
  // A section is one hit, whichever text of it matches.
  expect(INDEX_SETTINGS).toMatchObject({
    ...{ distinct: true, attributeForDistinct: 'url' },
    searchableAttributes: expect.arrayContaining(['content', 'keywords']),
    attributesForFaceting: facets,
    ...{ minWordSizefor1Typo: 5, minWordSizefor2Typos: 9 },
  });
  expect(INDEX_SYNONYMS.map(({ synonyms }) => synonyms)).toEqual(SYNONYMS);
  // Those that were deleted go.
  const synonyms = sent.find(({ data }) => Array.isArray(data));
  expect(synonyms?.data).toEqual(INDEX_SYNONYMS);
  expect(synonyms?.url).toContain('replaceExistingSynonyms=true');
  const requests = records.map((body) => ({ action: 'addObject', body }));
  const filled = sent.find(
    ({ url }) => url.includes('/batch') && !url.includes('synonyms'),
  );
  expect(filled?.data).toEqual({ requests });
  // One of two with the same id would be lost.
  const ids = new Set(records.map(({ objectID }) => objectID));
  expect(ids.size).toBe(records.length);
  expect(filled?.url).not.toContain('/htmlnano/');
  expect(bodies.at(-1)).toEqual({ operation: 'move', destination: 'htmlnano' });
});

test('the key that may write is in no address', async () => {
  const { client, sent } = createClient();
  await pushRecords(client, 'htmlnano', records);
  for (const { url, headers } of sent) {
    expect(headers).toHaveProperty('x-algolia-api-key', 'admin-key');
    expect(url).not.toContain('admin-key');
  }
});

test('without records, or with a key that is refused, the index stays', async () => {
  const { client, sent } = createClient(403);
  await expect(pushRecords(client, 'htmlnano', [])).rejects.toThrow(
    'There are no records to put into "htmlnano".',
  );
  expect(sent).toEqual([]);
  await expect(pushRecords(client, 'htmlnano', records)).rejects.toThrow(
    'Refused',
  );
  expect(sent).toHaveLength(1);
});

test('texts are sent as HTML, and addresses with the website', () => {
  const home = 'https://docs.example';
  const sent = records.map((record) => crawledRecord(record, home));
  expect(sent[0]?.keywords).toEqual(['R&amp;D']);
  expect(sent.at(-1)).toMatchObject({
    hierarchy: { lvl1: 'Modules', lvl2: 'A &lt;b&gt; &amp; &quot;c&quot;' },
    content: "&lt;i&gt;'x'",
    ...{ type: 'content', language: 'en' },
    docusaurus_tag: 'docs-default-2.1.0',
    weight: { level: 0, position: 3 },
    url: `${home}/modules#a-b--c`,
    url_without_anchor: `${home}/modules`,
  });
});
