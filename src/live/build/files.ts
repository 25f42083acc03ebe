import fs from 'node:fs';
import path from 'node:path';
import { DiskCache } from '../../shared/diskCache';
import { step } from '../../shared/step';
import {
  type DocumentedVersion,
  libraryOf,
  pagesOf,
} from '../../shared/versions';
import { publishedSchema, readVersionData } from './readVersionData';
import { makeWorker } from './workers';

/** The published schema of options, for editors of configuration files. */
export const SCHEMA = 'schema.json';

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** One after the other: a page asks for several files at once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The files of a version for live examples, made once for its pages and its
 * library: the worker, the data of its tables and the schema.
 *
 * @param address of the published schema
 */
export function filesOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Promise<Files> {
  const files = last.then(() => cachedFilesOf(siteDir, version, address));
  last = files.catch(() => undefined);
  return files;
}

async function cachedFilesOf(
  siteDir: string,
  version: DocumentedVersion,
  address: string,
): Promise<Files> {
  const cache = new DiskCache<Files>(siteDir, 'live');
  const pages = pagesOf(siteDir, version).map((file) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const key = [version, pages, address];
  const known = cache.get(key);
  if (known) return known;
  const { number } = libraryOf(siteDir, version);
  return step(`The worker of htmlnano ${number}`, async () => {
    const schema = publishedSchema(siteDir, version, address);
    const files = {
      ...(await makeWorker(siteDir, version)),
      'data.json': JSON.stringify(readVersionData(siteDir, version)),
      [SCHEMA]: JSON.stringify(schema, null, 2),
    };
    cache.set(key, files);
    return files;
  });
}
