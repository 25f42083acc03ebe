import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { crawledRecord, pushRecords } from '../../../scripts/push-records';
import { documentedVersions, SITE_DIR } from '../../../src/htmlnano/versions';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from '../../../scripts/indexSettings';
import { site } from '../../../src/site';
import { AlgoliaServer } from '../../support/algoliaServer';
import { page, section } from '../../support/records';

const records = page(
  '/modules',
  [section(1, 'Modules', 'All modules.'), section(2, 'A <b> & "c"', `<i>'x'`)],
  { keywords: ['R&D'] },
);

const test = base.extend<{ server: AlgoliaServer; client: Algoliasearch }>({
  server: async ({}, use) => {
    const server = await new AlgoliaServer().start();
    await use(server);
    await server.close();
  },
  client: ({ server }, use) =>
    use(
      algoliasearch('app', 'admin-key', {
        hosts: [{ url: server.host, protocol: 'http', accept: 'readWrite' }],
      }),
    ),
});

/** Whatever was sent to change an index. */
const writes = ({ requests }: AlgoliaServer) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ path: to, body }) => ({ to, body: JSON.parse(body) as unknown }));

test('readers find the old records until all new ones are there', async ({
  server,
  client,
}) => {
  await pushRecords(client, 'htmlnano', records);
  const sent = writes(server);
  const bodies = sent.map(({ body }) => body);
  expect(bodies).toContainEqual(INDEX_SETTINGS);
  expect(bodies).toContainEqual(INDEX_SYNONYMS);
  const added = records.map((body) => ({ action: 'addObject', body }));
  const filled = sent.find(
    ({ to }) => to.endsWith('/batch') && !to.includes('synonyms'),
  );
  expect(filled?.body).toEqual({ requests: added });
  expect(filled?.to).not.toContain('/htmlnano/');
  expect(bodies.at(-1)).toEqual({ operation: 'move', destination: 'htmlnano' });
});

test('the key that may write is in no address', async ({ server, client }) => {
  await pushRecords(client, 'htmlnano', records);
  for (const { parameters, headers } of server.requests) {
    expect(headers['x-algolia-api-key']).toBe('admin-key');
    expect(JSON.stringify(parameters)).not.toContain('admin-key');
  }
});

test('an empty index is not sent', async ({ server, client }) => {
  await expect(pushRecords(client, 'htmlnano', [])).rejects.toThrow(
    'There are no records to put into "htmlnano".',
  );
  expect(server.requests).toEqual([]);
});

test('a refused key replaces nothing', async ({ server, client }) => {
  const body = JSON.stringify({ message: 'Not enough rights', status: 403 });
  server.fail({ status: 403, body });
  await expect(pushRecords(client, 'htmlnano', records)).rejects.toMatchObject({
    message: 'Not enough rights',
    status: 403,
  });
  expect(writes(server)).toHaveLength(1);
});

test('texts are sent as HTML, addresses with the site', () => {
  const sent = records.map((record) => crawledRecord(record, site.url));
  expect(sent[0]).toMatchObject({
    keywords: ['R&amp;D'],
    url: `${site.url}/modules`,
    url_without_anchor: `${site.url}/modules`,
    content: null,
  });
  // All fields that the DocSearch crawler writes.
  expect(sent.at(-1)).toEqual({
    objectID: 'docs-default-2.1.0:/modules:1.1',
    type: 'content',
    hierarchy: {
      ...{ lvl0: 'Modules', lvl1: 'Modules' },
      ...{ lvl2: 'A &lt;b&gt; &amp; &quot;c&quot;', lvl3: null, lvl4: null },
      ...{ lvl5: null, lvl6: null },
    },
    content: "&lt;i&gt;'x'",
    url: `${site.url}/modules#a-b--c`,
    url_without_anchor: `${site.url}/modules`,
    anchor: 'a-b--c',
    language: 'en',
    version: '2.1.0',
    docusaurus_tag: 'docs-default-2.1.0',
    weight: { level: 0, position: 3 },
  });
});

/** Runs the command itself, without the keys of whoever runs the tests. */
function run(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env };
  for (const name of ['APP_ID', 'ADMIN_API_KEY', 'INDEX_NAME']) {
    Reflect.deleteProperty(env, `ALGOLIA_${name}`);
  }
  const tsx = require.resolve('tsx/cli');
  const script = path.join(SITE_DIR, 'scripts/search-push.ts');
  return spawnSync(process.execPath, [tsx, script, ...args], {
    env: { ...env, ...more },
    encoding: 'utf8',
  });
}

test('the command tells what it would send, and sends nothing', () => {
  const { status, stdout } = run([]);
  expect(stdout).toMatch(/^current: 6 pages, \d+ records, \d+ bytes, .*\n/);
  for (const { name } of documentedVersions(SITE_DIR)) {
    expect(stdout).toContain(`${name}: 6 pages, `);
  }
  expect(stdout).toMatch(/Would put .* records into the index "htmlnano"\./);
  expect(stdout).toContain('Nothing was sent.');
  expect(status).toBe(0);
});

test('without a key the command says which one is missing', () => {
  // What is empty is missing, too.
  const set = { ALGOLIA_APP_ID: 'x', ALGOLIA_ADMIN_API_KEY: '' };
  const { status, stdout, stderr } = run(['--yes'], set);
  expect(stderr).toContain('ALGOLIA_ADMIN_API_KEY is missing.');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
