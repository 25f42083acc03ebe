/**
 * `npm run search:push [-- --yes]`: puts the records of all versions into an
 * index of Algolia. Without `--yes` it only prints what it would send.
 *
 * Needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY to send; ALGOLIA_INDEX_NAME is
 * the site's title unless it is set.
 */
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { documentedVersions, SITE_DIR } from '../src/htmlnano/versions';
import type { SearchRecord } from '../src/plugins/search/embedded/types';
import { addressFromEnvironment, site } from '../src/site';
import { orSayWhy } from './orSayWhy';
import { crawledRecord, pushRecords } from './push-records';
import { readRecords } from './search-records';

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is missing. To send records, set ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY (a key that may add objects, delete indices and edit settings).`,
    );
  }
  return value;
}

async function main(): Promise<void> {
  const { yes } = parseArgs({
    options: { yes: { type: 'boolean', default: false } },
  }).values;
  // First, so that a missing key is reported at once.
  const client = yes
    ? algoliasearch(
        variable('ALGOLIA_APP_ID'),
        variable('ALGOLIA_ADMIN_API_KEY'),
      )
    : undefined;
  const { url, baseUrl } = addressFromEnvironment(process.env);
  const home = url + baseUrl.replace(/\/$/, '');
  const all: SearchRecord[] = [];
  for (const version of documentedVersions(SITE_DIR))
    for (const record of await readRecords(SITE_DIR, version))
      all.push(crawledRecord(record, home));
  const indexName = process.env.ALGOLIA_INDEX_NAME ?? site.title;
  const load = `${String(all.length)} records, with settings and synonyms,`;
  if (client === undefined) {
    console.log(`Would put ${load} into the index "${indexName}".`);
    console.log('Nothing was sent. Run with --yes to send.');
    return;
  }
  await pushRecords(client, indexName, all);
  console.log(`Put ${load} into the index "${indexName}".`);
}

void orSayWhy(main);
