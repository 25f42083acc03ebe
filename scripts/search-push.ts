/**
 * `npm run search:push [-- --yes]`: puts the records of all versions into an
 * index of Algolia. Without `--yes` it only prints what it would send.
 *
 * Needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY to send; ALGOLIA_INDEX_NAME is
 * the site's title unless it is set.
 */
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { documentedVersions } from '../src/htmlnano/versions';
import { INDEX_SETTINGS, INDEX_SYNONYMS } from './indexSettings';
import type { SearchRecord } from '../src/plugins/search/embedded/types';
import { addressFromEnvironment, site } from '../src/site';
import { crawledRecord, pushRecords } from './push-records';
import { readRecords } from './search-records';

const siteDir = path.join(__dirname, '..');

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is missing. To send records, set ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY (a key that may add objects, delete indices and edit settings).`,
    );
  }
  return value;
}

const bytesOf = (value: unknown): number =>
  Buffer.byteLength(JSON.stringify(value));

const count = (things: readonly unknown[], name: string): string =>
  `${String(things.length)} ${name}`;

function summary(version: string, records: readonly SearchRecord[]): string {
  const pages = new Set(records.map((record) => record.url_without_anchor));
  const largest = Math.max(...records.map(bytesOf));
  return [
    `${version}: ${count([...pages], 'pages')}`,
    count(records, 'records'),
    `${String(bytesOf(records))} bytes`,
    `the largest record has ${String(largest)} bytes`,
  ].join(', ');
}

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.find((argument) => argument !== '--yes');
  if (unknown !== undefined) {
    throw new Error(
      `Unknown argument "${unknown}". With --yes records are sent; without any argument it only prints what would be.`,
    );
  }
  // First, so that a missing key is reported at once.
  const client = args.includes('--yes')
    ? algoliasearch(
        variable('ALGOLIA_APP_ID'),
        variable('ALGOLIA_ADMIN_API_KEY'),
      )
    : undefined;
  const { url, baseUrl } = addressFromEnvironment(process.env);
  const home = url + baseUrl.replace(/\/$/, '');
  const all: SearchRecord[] = [];
  for (const version of documentedVersions(siteDir)) {
    const records = (await readRecords(siteDir, version)).map((record) =>
      crawledRecord(record, home),
    );
    console.log(summary(version.name, records));
    all.push(...records);
  }
  const indexName = process.env.ALGOLIA_INDEX_NAME ?? site.title;
  const settings = Object.keys(INDEX_SETTINGS);
  const load = `${count(settings, 'settings')}, ${count(INDEX_SYNONYMS, 'synonyms')} and ${count(all, 'records')}`;
  if (client === undefined) {
    console.log(`Would put ${load} into the index "${indexName}".`);
    console.log('Nothing was sent. Run with --yes to send.');
    return;
  }
  await pushRecords(client, indexName, all);
  console.log(`Put ${load} into the index "${indexName}".`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
